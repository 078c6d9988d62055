import { useState } from "react";

/** What was read last: it stays while something else is read, and where that fails. */
export function useLastRead<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
