import { useEffect, useState } from "react";
import { forgetGoingOn, readGoingOn } from "./going-on.ts";
import type { Practice } from "./practice.ts";

/**
 * After the page was loaded anew between two exercises, opens the session again by itself: the next exercise says what
 * it is about and waits for a press, as it would have. @returns whether that is under way
 */
export function useGoingOn(practice: Practice): boolean {
  const [wish] = useState(() => readGoingOn(practice.outbox.patientId));
  const [isGoingOn, setIsGoingOn] = useState(wish !== undefined);
  useEffect(() => {
    if (!wish) return;
    forgetGoingOn();
    // Where it cannot be opened, the welcome says why, and how to go on.
    const opened = practice.start(wish).catch(() => undefined);
    void opened.then(() => setIsGoingOn(false));
  }, [practice, wish]);
  return isGoingOn;
}
