import { useEffect, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { clearAutoResume, readAutoResume } from "./auto-resume.ts";
import type { Practice } from "./practice.ts";

/**
 * After a reload between two exercises, reopens the session by itself: the next exercise says what it is
 * about and waits for a press, as it would have. @returns whether that is in progress
 */
export function useAutoResume(practice: Practice): boolean {
  const [wish] = useState(() => readAutoResume(practice.outbox.patientId));
  const [isGoingOn, setIsGoingOn] = useState(wish !== undefined);
  useEffect(() => {
    if (!wish) return;
    clearAutoResume();
    const opened = practice.start(wish).catch((error: unknown) => {
      // The welcome has the button to start, but does not know why practice did not resume by itself.
      flash(errorText(error), { type: "error" });
    });
    void opened.then(() => setIsGoingOn(false));
  }, [practice, wish]);
  return isGoingOn;
}
