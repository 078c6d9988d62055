import { useEffect } from "react";
import type { Practice } from "./practice.ts";

/**
 * During a break another device may continue the session: the server is asked as the break begins, when the
 * page becomes visible again, and as the break ends. Nothing waits for the answer.
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
