import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * A value as of the last paint: for updates that may follow a frame later, so that they do not delay the response to a
 * tap.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(
    () => (value === painted ? undefined : afterPaint(() => setPainted(() => value))),
    [value, painted],
  );
  return painted;
}
