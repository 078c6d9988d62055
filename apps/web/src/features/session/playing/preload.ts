import type { SessionTask } from "@regain/contract/entities/session";
import { type RefObject, useEffect, useRef } from "react";
import { mediaOf } from "../engine/media.ts";
import { loadPhoto, isOwnPath } from "../../../lib/own-files.ts";
import { contentPath } from "../stimuli/content-path.ts";
import { fetchContent } from "../stimuli/fetch-content.ts";
import { afterPaint } from "../../../lib/after-paint.ts";

/** Loads and decodes a picture. */
async function show(image: HTMLImageElement, path: string): Promise<void> {
  image.src = isOwnPath(path) ? await loadPhoto(path) : contentPath(path);
  await image.decode();
}

/**
 * Loads pictures into an invisible box, where they are painted: the first paint takes ten times as long as
 * the next one of the same size. The browser keeps them ready while they are held.
 * @param like pictures of the previous item: what takes a picture's place has its size
 */
function holdIn(box: Element, paths: readonly string[], like: readonly Element[]): void {
  const sizes = like.map((picture) => picture.getBoundingClientRect());
  box.replaceChildren();
  for (const [place, path] of paths.entries()) {
    const image = new Image();
    image.alt = "";
    const size = sizes[place] ?? sizes.at(-1);
    if (size) Object.assign(image.style, { width: `${size.width}px`, height: `${size.height}px` });
    // A missing picture is noticed and reported when its item is on the screen.
    show(image, path).catch(() => undefined);
    box.append(image);
  }
}

/** Reads each response to its end: an unread one holds its connection. */
function fetchAll(paths: readonly string[], signal: AbortSignal): void {
  for (const path of paths)
    fetchContent(contentPath(path), { signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
}

/**
 * Runs when the service worker takes over the page, as it does once in the middle of the first session: what the
 * browser had loaded before, it loads again for whatever shows it from now on.
 */
function onTakenOver(run: () => void): () => void {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener("controllerchange", run);
  return () => worker?.removeEventListener("controllerchange", run);
}

/**
 * Fetches what the next item needs once this one has been painted, so that Next shows it immediately.
 * @param shown the element around this item's pictures
 * @returns a ref for the box in which the next item's are drawn unseen
 */
export function usePreload(next: SessionTask | undefined, shown: RefObject<Element | null>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!next) return undefined;
    const leaving = new AbortController();
    const { pictures, sounds } = mediaOf(next.taskView);
    const hold = () => {
      if (box.current)
        holdIn(box.current, pictures, [...(shown.current?.querySelectorAll("img") ?? [])]);
    };
    const callOff = afterPaint(() => {
      hold();
      fetchAll(sounds, leaving.signal);
    });
    const stopHoldingAnew = onTakenOver(hold);
    return () => {
      callOff();
      stopHoldingAnew();
      // Aborting what is on its way takes time, which the next item must not wait for.
      afterPaint(() => leaving.abort());
    };
  }, [next, shown]);
  return box;
}
