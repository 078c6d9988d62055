import { useEffect, useRef } from "react";
import type { Item } from "../engine/item.ts";
import { afterPaint } from "../../../lib/after-paint.ts";

/** What views mark as the right answer. */
const rightAnswer = ':is([data-mark="right"], [data-mark="answer"], [data-answer="right"])';

/**
 * A new item, and each part of it, begins at the top. When the feedback comes, which takes room
 * from below, the right answer is brought into sight; where it is in sight already nothing moves.
 * @returns for the element that holds the item
 */
export function useInSight({ task: { taskId }, part, phase }: Item) {
  const room = useRef<HTMLElement>(null);
  const shown = `${taskId} ${part}`;
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== shown) scrollTo({ top: 0 });
    last.current = shown;
  }, [shown]);
  useEffect(() => {
    if (phase !== "answered") return undefined;
    // Looking where it stands costs a layout: the feedback is shown first.
    return afterPaint(() =>
      room.current?.querySelector(rightAnswer)?.scrollIntoView({ block: "nearest" }),
    );
  }, [phase]);
  return room;
}
