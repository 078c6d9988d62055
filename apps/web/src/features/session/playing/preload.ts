import type { SessionTask } from "@regain/contract/entities/session";
import { type RefObject, useEffect, useRef } from "react";
import { mediaOf } from "../engine/media.ts";
import { bringPhoto, isOwnPath } from "../../../lib/own-files.ts";
import { contentPath } from "../stimuli/content-path.ts";
import { fetchContent } from "../stimuli/fetch-content.ts";
import { afterPaint } from "../../../lib/after-paint.ts";

/** Loads and decodes a picture. */
async function show(image: HTMLImageElement, path: string): Promise<void> {
  image.src = isOwnPath(path) ? await bringPhoto(path) : contentPath(path);
  await image.decode();
}

/**
 * Loads pictures into a box that nobody sees, where they are painted: the first time takes ten times as long as the
 * next, if that is in the same size. The browser keeps them at hand while they are held.
 * @param like pictures of the item before: what takes a picture's place is as large
 */
function holdIn(box: Element, paths: readonly string[], like: readonly Element[]): void {
  const sizes = like.map((picture) => picture.getBoundingClientRect());
  box.replaceChildren();
  for (const [place, path] of paths.entries()) {
    const image = new Image();
    image.alt = "";
    const size = sizes[place] ?? sizes.at(-1);
    if (size) Object.assign(image.style, { width: `${size.width}px`, height: `${size.height}px` });
    // A picture that is missing is noticed, and said, when its item is on the screen.
    show(image, path).catch(() => undefined);
    box.append(image);
  }
}

/** Reads each to its end: one that is not read out holds its connection. */
function fetchAll(paths: readonly string[], signal: AbortSignal): void {
  for (const path of paths)
    fetchContent(contentPath(path), { signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
}

/**
 * Brings what the next item needs once this one has been painted, so that Next shows it at once.
 * @param shown where this item's pictures stand
 * @returns for the box in which the next item's are drawn unseen
 */
export function usePreload(next: SessionTask | undefined, shown: RefObject<Element | null>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!next) return undefined;
    const leaving = new AbortController();
    const callOff = afterPaint(() => {
      const { pictures, sounds } = mediaOf(next.taskView);
      if (box.current)
        holdIn(box.current, pictures, [...(shown.current?.querySelectorAll("img") ?? [])]);
      fetchAll(sounds, leaving.signal);
    });
    return () => {
      callOff();
      // To end what is on its way takes time, which the next item does not wait for.
      afterPaint(() => leaving.abort());
    };
  }, [next, shown]);
  return box;
}
