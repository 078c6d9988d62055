import { useEffect, useRef } from "react";
import { afterPaint } from "../../../lib/after-paint.ts";

/**
 * Whenever a screen shows something new, the focus goes to its heading: once it has been painted, for where everything
 * lies must be known to give the focus, and to find that out before would hold the painting up.
 * @param subject the heading's words
 */
export function useHeadingFocus(subject: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!subject) return undefined;
    return afterPaint(() => heading.current?.focus({ preventScroll: true }));
  }, [subject]);
  return heading;
}
