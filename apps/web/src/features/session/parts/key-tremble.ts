import { type KeyboardEvent, useState } from "react";
import { tapWindowMs } from "../../../ui/tap-window.ts";

/**
 * For a button that gets the focus once a key has done something elsewhere: right after that key another press is that
 * hand's tremble, and the button is not meant. Every such press starts the wait anew.
 */
export function createKeyTremble(windowMs = tapWindowMs) {
  let last = -Infinity;
  let since = -Infinity;
  return {
    /** A key went down or up where something is done. */
    pressed(at: number): void {
      last = at;
    },
    /** What was done there has given the button the focus. */
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
    /** To be told of the keys of all that can be answered. */
    note: ({ timeStamp }: KeyboardEvent): void => tremble.pressed(timeStamp),
    /** For what is around the button. */
    onKeyDownCapture(event: KeyboardEvent): void {
      if (presses.has(event.key) && !tremble.counts(event.timeStamp)) event.preventDefault();
    },
  };
}
