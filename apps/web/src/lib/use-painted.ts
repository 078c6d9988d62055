import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * A value as it was when the page was last painted: for what may follow a frame later, so that it does not hold up what
 * a tap is to show.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(
    () => (value === painted ? undefined : afterPaint(() => setPainted(() => value))),
    [value, painted],
  );
  return painted;
}
