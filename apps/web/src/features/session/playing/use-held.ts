import { useState } from "react";

/**
 * A value that may move what stands on the screen, held while somebody may be about to touch it.
 * @param isHeld it stays as it was
 * @param of what is on the screen: with another one the value may change
 */
export function useHeld<Value>(value: Value, isHeld: boolean, of: string | undefined): Value {
  const [last, setLast] = useState({ value, of });
  const stays = isHeld && last.of === of;
  if (!stays && (last.value !== value || last.of !== of)) setLast({ value, of });
  return stays ? last.value : value;
}
