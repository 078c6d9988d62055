import type { SessionTask } from "@regain/contract/entities/session";
import { useEffect, useRef } from "react";
import { mediaOf } from "../engine/media.ts";
import { bringPhoto, isOwnPath } from "../../../lib/own-files.ts";
import { contentPath } from "../stimuli/content-path.ts";
import { fetchContent } from "../stimuli/fetch-content.ts";
import { afterPaint } from "../../../lib/after-paint.ts";

async function show(image: HTMLImageElement, path: string): Promise<void> {
  image.src = isOwnPath(path) ? await bringPhoto(path) : contentPath(path);
  await image.decode();
}

/** Loads and decodes pictures; the browser keeps them at hand while they are held. */
function decode(paths: readonly string[]): readonly HTMLImageElement[] {
  return paths.map((path) => {
    const image = new Image();
    // A picture that is missing is noticed, and said, when its item is on the screen.
    show(image, path).catch(() => undefined);
    return image;
  });
}

/** Reads each to its end: one that is not read out holds its connection. */
function fetchAll(paths: readonly string[], signal: AbortSignal): void {
  for (const path of paths)
    fetchContent(contentPath(path), { signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
}

/** Brings what the next item needs once this one has been painted, so that Next shows it at once. */
export function usePreload(next: SessionTask | undefined): void {
  const held = useRef<readonly HTMLImageElement[]>([]);
  useEffect(() => {
    if (!next) return undefined;
    const leaving = new AbortController();
    const callOff = afterPaint(() => {
      const { pictures, sounds } = mediaOf(next.taskView);
      held.current = decode(pictures);
      fetchAll(sounds, leaving.signal);
    });
    return () => {
      callOff();
      // To end what is on its way takes time, which the next item does not wait for.
      afterPaint(() => leaving.abort());
    };
  }, [next]);
}
