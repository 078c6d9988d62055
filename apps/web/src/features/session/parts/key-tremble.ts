import { type KeyboardEvent, useState } from "react";
import { tapWindowMs } from "../../../ui/tap-window.ts";

/**
 * For a button that gets the focus after a key has done something elsewhere: another press right after that
 * is a tremor and not meant for the button. Every such press restarts the wait.
 */
export function createKeyTremble(windowMs = tapWindowMs) {
  let last = -Infinity;
  let since = -Infinity;
  return {
    /** A key went down or up where it does something. */
    pressed(at: number): void {
      last = at;
    },
    /** What was done there has moved the focus to the button. */
    movedOn(): void {
      since = last;
    },
    /** Whether a press of the button counts. */
    counts(at: number): boolean {
      const counts = at - since >= windowMs;
      since = counts ? -Infinity : at;
      return counts;
    },
  };
}

/** Keys that press a button. */
const presses: ReadonlySet<string> = new Set(["Enter", " "]);

/** The same for a screen. Switches have a guard of their own: their keys do not come here. */
export function useKeyTremble() {
  const [tremble] = useState(() => createKeyTremble());
  return {
    movedOn: tremble.movedOn,
    /** Must be called for the keys of everything that can be answered. */
    note: ({ timeStamp }: KeyboardEvent): void => tremble.pressed(timeStamp),
    /** For the element around the button. */
    onKeyDownCapture(event: KeyboardEvent): void {
      if (presses.has(event.key) && !tremble.counts(event.timeStamp)) event.preventDefault();
    },
  };
}
