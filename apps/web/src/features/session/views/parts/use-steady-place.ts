import { type MouseEvent, useState } from "react";
import { tapWindowMs } from "../../../../ui/tap-window.ts";

/** What is needed of a click; those from keys and switches have `detail` 0. */
type Tap = Pick<MouseEvent, "timeStamp" | "detail">;

/**
 * For a place where one thing replaces another: a second tap right after the one that changed it is a tremor,
 * and not meant for what has appeared under it. Keys and switches press what has the focus, wherever that is.
 */
export function createPlaceFilter(windowMs = tapWindowMs) {
  let last = -Infinity;
  let meant = "";
  return {
    /** Whether a tap counts, given what is shown there now. */
    counts({ timeStamp, detail }: Tap, shown: string): boolean {
      if (detail === 0) return true;
      const counts = shown === meant || timeStamp - last >= windowMs;
      last = timeStamp;
      if (counts) meant = shown;
      return counts;
    },
    /** A key was pressed: whatever changes now, it was not a tap that changed it. */
    letGo(): void {
      last = -Infinity;
    },
  };
}

/**
 * Sees the clicks in a place before its contents do, and stops those caused by a tremor.
 * @param shown a different value each time the place changes
 * @param isThere whether a click is where it changes, if that is not everywhere
 * @returns handlers for the element around the place
 */
export function useSteadyPlace(
  shown: string,
  isThere: (event: MouseEvent) => boolean = () => true,
) {
  const [filter] = useState(() => createPlaceFilter());
  return {
    onClickCapture(event: MouseEvent): void {
      if (filter.counts(event, shown) || !isThere(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture: filter.letGo,
  };
}
