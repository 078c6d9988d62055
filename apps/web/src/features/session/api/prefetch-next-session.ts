import { prefetchSession } from "@regain/contract/calls/session/prefetch-session";
import { readAccessToken } from "../../../lib/access-token.ts";
import { callInPractice } from "../../../lib/api.ts";
import type { PracticeStore } from "../outbox/practice-store.ts";
import { asFetched } from "./as-fetched.ts";
import { mergeStoredSession } from "./merge-stored-session.ts";
import { unansweredTasks } from "./stored-session-state.ts";

/**
 * Prefetches the next scheduled session on this device, with the submit token to send its answers without a
 * sign-in.
 * @throws CallError when the server refuses or cannot be reached
 */
export async function prefetchNextSession(
  store: PracticeStore,
  patientId: string,
  signal: AbortSignal,
): Promise<void> {
  const token = readAccessToken();
  /** A patient who has signed out in the meantime leaves nothing on the device. */
  const isWanted = () => !signal.aborted && readAccessToken() === token;
  const asked = Date.now();
  const { session, submitToken, submitUntil, startUntil } = await callInPractice(
    prefetchSession,
    { params: { id: patientId }, body: {} },
    { signal },
  );
  if (!isWanted()) return;
  const now = Date.now();
  const fetched = asFetched(session, asked, now);
  const onDevice = (instant: string) => Date.parse(instant) - fetched.clockOffsetMs;
  const { sessionId } = session;
  await store.saveSubmitToken(
    { sessionId, patientId, token: submitToken, until: onDevice(submitUntil) },
    now,
  );
  const kept = await store.keptSession(patientId);
  const unsent = await store.unsentAnswers(patientId, 1_000);
  const joined = mergeStoredSession(fetched, kept, unsent);
  // Its last answers are still on their way: the server does not know yet that it is finished.
  if (unansweredTasks(joined).length === 0) return;
  const prefetched = { ...joined, putAsideAt: now, startUntil: onDevice(startUntil) };
  await store.savePrefetched(patientId, prefetched, isWanted);
}
