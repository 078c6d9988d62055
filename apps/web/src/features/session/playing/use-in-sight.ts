import { useEffect, useRef } from "react";
import type { Item } from "../engine/item.ts";
import { afterPaint } from "../../../lib/after-paint.ts";

/** How views mark the right answer. */
const rightAnswer = ':is([data-mark="right"], [data-mark="answer"], [data-answer="right"])';

/**
 * A new item, and each part of it, begins at the top. When the feedback comes, which takes space at the
 * bottom, the right answer is scrolled into view; if it already is in view, nothing moves.
 * @returns a ref for the element that holds the item
 */
export function useScrollIntoView({ task: { taskId }, part, phase }: Item) {
  const room = useRef<HTMLElement>(null);
  const shown = `${taskId} ${part}`;
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== shown) scrollTo({ top: 0 });
    last.current = shown;
  }, [shown]);
  useEffect(() => {
    if (phase !== "answered") return undefined;
    // Measuring its position costs a layout: the feedback is shown first.
    return afterPaint(() =>
      room.current?.querySelector(rightAnswer)?.scrollIntoView({ block: "nearest" }),
    );
  }, [phase]);
  return room;
}
