import { useEffect, useRef } from "react";
import type { Item } from "../engine/item.ts";
import { afterPaint } from "../../../lib/after-paint.ts";

/** How views mark the right answer. */
const rightAnswer = ':is([data-mark="right"], [data-mark="answer"], [data-answer="right"])';

const hint = '[data-mark="hint"]';

/**
 * A new item, and each part of it, begins at the top. What a hint points to is scrolled into view, and so is the
 * right answer when the feedback comes, which takes space at the bottom; if it already is in view, nothing moves.
 * @returns a ref for the element that holds the item
 */
export function useScrollIntoView({ task: { taskId }, part, phase, hinted }: Item) {
  const room = useRef<HTMLElement>(null);
  const shown = `${taskId} ${part}`;
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== shown) scrollTo({ top: 0 });
    last.current = shown;
  }, [shown]);
  const pointedTo = useRef(new WeakSet<Element>());
  const hintCount = hinted.length;
  useEffect(() => {
    if (hintCount === 0) return undefined;
    return afterPaint(() => {
      const signs = [...(room.current?.querySelectorAll(hint) ?? [])];
      signs.find((sign) => !pointedTo.current.has(sign))?.scrollIntoView({ block: "nearest" });
      for (const sign of signs) pointedTo.current.add(sign);
    });
  }, [hintCount]);
  useEffect(() => {
    if (phase !== "answered") return undefined;
    // Measuring its position costs a layout: the feedback is shown first.
    return afterPaint(() =>
      room.current?.querySelector(rightAnswer)?.scrollIntoView({ block: "nearest" }),
    );
  }, [phase]);
  return room;
}
