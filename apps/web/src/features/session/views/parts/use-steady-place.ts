import { type MouseEvent, useState } from "react";
import { tapWindowMs } from "../../../../ui/tap-window.ts";

/** What is asked of a click; keys and switches make some with `detail` 0. */
type Tap = Pick<MouseEvent, "timeStamp" | "detail">;

/**
 * For a place where one thing makes way for another: right after the tap that changed it, another one is that hand's
 * tremble, and what came to lie under it is not meant. Keys and switches press what has the focus, wherever that is.
 */
export function createPlaceFilter(windowMs = tapWindowMs) {
  let last = -Infinity;
  let meant = "";
  return {
    /** Whether a tap counts, by what stands there now. */
    counts({ timeStamp, detail }: Tap, shown: string): boolean {
      if (detail === 0) return true;
      const counts = shown === meant || timeStamp - last >= windowMs;
      last = timeStamp;
      if (counts) meant = shown;
      return counts;
    },
    /** A key was pressed: whatever changes now, no tap has changed it. */
    letGo(): void {
      last = -Infinity;
    },
  };
}

/**
 * Sees the clicks of a place before what lies in it does, and keeps back those of a tremble.
 * @param shown another one each time that the place changes
 * @returns handlers for what is around the place
 */
export function useSteadyPlace(shown: string) {
  const [filter] = useState(() => createPlaceFilter());
  return {
    onClickCapture(event: MouseEvent): void {
      if (filter.counts(event, shown)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture: filter.letGo,
  };
}
