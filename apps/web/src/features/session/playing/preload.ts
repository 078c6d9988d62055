import type { SessionTask } from "@regain/contract/entities/session";
import { useEffect, useRef } from "react";
import { mediaOf } from "../engine/media.ts";
import { contentPath } from "../stimuli/content-path.ts";
import { afterPaint } from "./after-paint.ts";

/** Loads and decodes pictures; the browser keeps them at hand while they are held. */
function decode(paths: readonly string[]): readonly HTMLImageElement[] {
  return paths.map((path) => {
    const image = new Image();
    image.src = contentPath(path);
    // A picture that is missing is noticed, and said, when its item is on the screen.
    image.decode().catch(() => undefined);
    return image;
  });
}

/** Reads each to its end: one that is not read out holds its connection. */
function fetchAll(paths: readonly string[], signal: AbortSignal): void {
  for (const path of paths)
    fetch(contentPath(path), { signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
}

/** Brings what the next item needs once this one has been painted, so that Next shows it at once. */
export function usePreload(next: SessionTask | undefined): void {
  const held = useRef<readonly HTMLImageElement[]>([]);
  useEffect(() => {
    if (!next) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    afterPaint(() => {
      const { pictures, sounds } = mediaOf(next.taskView);
      held.current = decode(pictures);
      fetchAll(sounds, signal);
    }, signal);
    return () => leaving.abort();
  }, [next]);
}
