import { useState } from "react";

/**
 * A value whose change may move things on the screen, held while somebody may be about to touch them.
 * @param isHeld the value stays as it was
 * @param of what is on the screen: when this changes, the value may change too
 */
export function useFrozen<Value>(value: Value, isHeld: boolean, of: string | undefined): Value {
  const [last, setLast] = useState({ value, of });
  const stays = isHeld && last.of === of;
  if (!stays && (last.value !== value || last.of !== of)) setLast({ value, of });
  return stays ? last.value : value;
}
