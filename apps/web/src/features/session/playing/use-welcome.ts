import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useObservable } from "../../../lib/observable.ts";
import { isBusy, isTransient } from "../../../lib/query-client.ts";
import { patientsWithUnsent } from "../../../lib/unsent-mark.ts";
import { useLocalDay } from "../../../lib/use-local-day.ts";
import { keptSessionQuery } from "../api/stored-session.ts";
import { isLeft } from "../api/stored-session-state.ts";
import { prefetchedSessionQuery } from "../api/prefetched-session.ts";
import { welcomeKey, welcomeQuery } from "../api/welcome.ts";
import { waitFor } from "../audio/waiting.ts";
import type { PlayerState } from "../engine/player.ts";
import type { StoredSession } from "../outbox/practice-store.ts";
import type { Practice } from "./practice.ts";
import { useAskedAgain } from "./use-asked-again.ts";

/** How long to wait for the last answers to arrive before asking what comes next. */
const maxSendMs = 4_000;

/** Sends what is still waiting, including the last answers of a finished session, so that the server knows of them. */
function useLastAnswersSent(practice: Practice, finishedId: string | undefined): boolean {
  const { patientId } = practice.outbox;
  const queries = useQueryClient();
  const [wereLeft] = useState(() => patientsWithUnsent().includes(patientId));
  /** The session whose answers are awaited, or true for any left on this device; false for none. */
  const awaited = finishedId ?? wereLeft;
  const [sent, setSent] = useState<string | boolean>();
  useEffect(() => {
    if (!awaited) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    async function send(): Promise<void> {
      // Whatever the outcome, the welcome is shown next.
      const sending = Promise.allSettled([
        practice.outbox.flush(),
        ...(finishedId ? [practice.finish()] : []),
      ]);
      await Promise.race([sending, waitFor(maxSendMs, signal)]);
      if (signal.aborted) return;
      // The welcome fetched while the page was loading does not include them.
      await queries.resetQueries({ queryKey: welcomeKey(patientId) });
      setSent(awaited);
    }
    void send();
    return () => leaving.abort();
  }, [practice, patientId, queries, finishedId, awaited]);
  return !awaited || sent === awaited;
}

const isLeftNow = (kept: StoredSession): boolean => isLeft(kept, Date.now());

export type Welcome = ReturnType<typeof useWelcome>;

/** What to say between sessions: the server's message, or what this device knows if it cannot be reached. */
export function useWelcome(
  practice: Practice,
  { screen, session, isOffline }: PlayerState,
  scheduleId: string | undefined,
) {
  const { patientId } = practice.outbox;
  const queries = useQueryClient();
  const finishedId = screen === "finished" ? session?.sessionId : undefined;
  const isReady = useLastAnswersSent(practice, finishedId);
  const day = useLocalDay();
  const [firstDay] = useState(day);
  // A session finished on another day is not mentioned any more.
  const previousId = day === firstDay ? finishedId : undefined;
  const welcome = useQuery({
    ...welcomeQuery(patientId, previousId, scheduleId),
    enabled: isReady,
  });
  /** The server is busy, and is asked again when it said. */
  const isWaiting = welcome.isPending && isBusy(welcome.failureReason);
  // A refusal is an answer; what is kept here takes its place only if none came.
  const isUnanswered = isWaiting || (welcome.isError && isTransient(welcome.error));
  const kept = useQuery({ ...keptSessionQuery(patientId), enabled: isReady });
  const prefetched = useQuery({ ...prefetchedSessionQuery(patientId), enabled: isUnanswered });
  const isLooking = isUnanswered && (kept.isPending || prefetched.isPending);
  /** The unfinished session on this device. */
  const left = kept.data && isLeftNow(kept.data) ? kept.data : undefined;
  /** The prefetched session on this device. */
  const next = prefetched.data ?? undefined;
  // While the server is asked again, the welcome based on what is kept here stays.
  const isAskedAgain = welcome.isPending && prefetched.isFetched;
  const canStart = left !== undefined || next?.isStartable === true;
  const isPlayable = isWaiting ? (left ?? next) !== undefined : isAskedAgain && canStart;
  const [wasUnreached, setWasUnreached] = useState(false);
  const isUnreached = welcome.isPending
    ? wasUnreached
    : welcome.isError && isTransient(welcome.error);
  if (isUnreached !== wasUnreached) setWasUnreached(isUnreached);
  const { unsent } = useObservable(practice.outbox.state);
  useAskedAgain(() => void (isReady && welcome.refetch()), {
    isOffline,
    day,
    isAllSent: unsent === 0,
  });
  const wasSaidToday = new Date(welcome.dataUpdatedAt).toDateString() === day;
  return {
    activity: welcome.data,
    /** The patient's own day. Undefined if the server has not sent it since this device's day began. */
    today: wasSaidToday ? welcome.data?.therapyData.today : undefined,
    error: welcome.error,
    isPending: !isReady || isLooking || (welcome.isPending && !isPlayable),
    /** The server could not be reached. This stays true while it is asked again. */
    isUnreached: isUnreached && !isWaiting,
    kept: left,
    /** Answers of a finished session wait here, and the server cannot be asked what comes next. */
    isFinishedHere: isUnreached && unsent > 0 && kept.data === null,
    prefetched: next,
    /** Asks again what comes next. */
    refresh: async (): Promise<void> => void (await welcome.refetch()),
    /** The same, after dropping the last answer: something was done that changes it. */
    askAnew: (): void => void queries.resetQueries({ queryKey: welcomeKey(patientId) }),
  };
}
