import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlayerState } from "../engine/player.ts";
import { createPractice, type Practice } from "./practice.ts";

/** The patient's player for as long as the screen is open, and its current state. */
export function usePractice(
  patientId: string,
  userId = patientId,
): {
  readonly practice: Practice;
  readonly state: PlayerState;
} {
  const [practice] = useState(() => createPractice(patientId, userId));
  const { player, outbox } = practice;
  const state = useSyncExternalStore(player.subscribe, player.get);
  const isUnreachable = useSyncExternalStore(
    outbox.state.subscribe,
    () => outbox.state.get().hindrance === "unreachable",
  );

  useEffect(() => () => practice.close(), [practice]);
  useEffect(() => {
    void outbox.flush();
    return () => void outbox.flush();
  }, [outbox]);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = () =>
      player.send({ type: "network", isOffline: !navigator.onLine || isUnreachable });
    addEventListener("online", tell, { signal: leaving.signal });
    addEventListener("offline", tell, { signal: leaving.signal });
    tell();
    return () => leaving.abort();
  }, [player, isUnreachable]);
  return { practice, state };
}
