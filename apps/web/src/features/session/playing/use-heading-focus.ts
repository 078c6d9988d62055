import { useEffect, useRef } from "react";
import { afterPaint } from "../../../lib/after-paint.ts";

/**
 * Whenever a screen shows something new, it begins at the top, and the focus moves to its heading, after painting:
 * focusing forces a layout, which would otherwise delay the paint.
 * @param subject what is new: the heading's words, with those of the buttons if they change alone
 */
export function useFocusHeadingOn(subject: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!subject) return undefined;
    scrollTo({ top: 0 });
    return afterPaint(() => heading.current?.focus({ preventScroll: true }));
  }, [subject]);
  return heading;
}
