import { useEffect } from "react";
import { offerSafeMoment } from "../../../lib/safe-moment.ts";
import { wishOf } from "../api/session-wish.ts";
import type { PlayerState } from "../engine/player.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { saveAutoResume } from "./auto-resume.ts";
import type { Practice } from "./practice.ts";

/** The answers outlive the page: they arrived, or this browser keeps them. */
function isKept({ state }: Outbox): boolean {
  const { isLasting, unsent } = state.get();
  return isLasting || unsent === 0;
}

/** A page may be reloaded when one exercise is done and the next one waits for a press. */
export function useMomentBetweenExercises({ outbox }: Practice, state: PlayerState): void {
  const { screen, session, outcomes } = state;
  const isBetween = screen === "instructions" && outcomes.length > 0;
  useEffect(() => {
    if (!session || !isBetween || !isKept(outbox)) return undefined;
    const leaving = new AbortController();
    offerSafeMoment({
      before: () => saveAutoResume(outbox.patientId, wishOf(session)),
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [outbox, session, isBetween]);
}

/** It may also be reloaded when the welcome is out of sight and nothing is open on it. */
export function useMomentOutOfSight(outbox: Outbox, isBare: boolean): void {
  useEffect(() => {
    if (!isBare) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = () => {
      if (document.visibilityState === "hidden" && isKept(outbox)) offerSafeMoment({ signal });
    };
    document.addEventListener("visibilitychange", look, { signal });
    return () => leaving.abort();
  }, [outbox, isBare]);
}
