import { useState } from "react";

/** The last loaded value: it stays while another is loading, and if that fails. */
export function useLastRead<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
