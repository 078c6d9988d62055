import { useEffect, useRef } from "react";

/** Whenever a screen shows something new, the focus goes to its heading. @param subject the heading's words */
export function useHeadingFocus(subject: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (subject) heading.current?.focus({ preventScroll: true });
  }, [subject]);
  return heading;
}
