import { useEffect } from "react";
import type { Practice } from "./practice.ts";

/**
 * During a break another device may go on with the session: it is asked as the break begins, when the page is looked at
 * again, and as the break ends. Nobody waits for the answer.
 */
export function useElsewhere(practice: Practice, isBreak: boolean): void {
  useEffect(() => {
    if (!isBreak) return undefined;
    const look = () => {
      if (document.visibilityState === "visible") void practice.lookElsewhere();
    };
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      document.removeEventListener("visibilitychange", look);
      look();
    };
  }, [practice, isBreak]);
}
