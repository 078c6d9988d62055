import { startClinicSession } from "@regain/contract/calls/session/start-clinic-session";
import { startSession } from "@regain/contract/calls/session/start-session";
import { readAccessToken } from "../../../lib/access-token.ts";
import { call } from "../../../lib/api.ts";
import { isTransient } from "../../../lib/query-client.ts";
import { practiceStore } from "../outbox/outbox.ts";
import type { StoredSession, PracticeStore } from "../outbox/practice-store.ts";
import { asFetched } from "./as-fetched.ts";
import { mergeStoredSession } from "./merge-stored-session.ts";
import { isResumable, isStartable } from "./stored-session-state.ts";
import { fits, type SessionWish } from "./session-wish.ts";

type OwnWish = Exclude<SessionWish, { kind: "CLINIC" }>;

function queryOf(wish: OwnWish) {
  const os = "web";
  if (wish.kind === "SCHEDULED") return { scheduleId: wish.scheduleId, os };
  return wish.kind === "SELF_GUIDED" ? { taskTypeIds: wish.taskTypeIds.join(","), os } : { os };
}

/** Includes the submit token that lets this device send its answers after the clinician has left. */
async function fetchInClinic(
  store: PracticeStore,
  patientId: string,
  isWanted: () => boolean,
): Promise<StoredSession> {
  const asked = Date.now();
  const input = { params: { id: patientId }, body: {} };
  const { session, submitToken, submitUntil } = await call(startClinicSession, input);
  const now = Date.now();
  const fetched = asFetched(session, asked, now);
  const until = Date.parse(submitUntil) - fetched.clockOffsetMs;
  const { sessionId } = session;
  if (isWanted())
    await store.saveSubmitToken({ sessionId, patientId, token: submitToken, until }, now);
  return fetched;
}

async function fetchSession(patientId: string, wish: OwnWish): Promise<StoredSession> {
  const asked = Date.now();
  const session = await call(startSession, {
    params: { id: patientId, kind: wish.kind },
    query: queryOf(wish),
  });
  return asFetched(session, asked, Date.now());
}

/** What this device can play without asking the server: its open session, else the prefetched one. */
async function playableHere(
  store: PracticeStore,
  patientId: string,
  wish: SessionWish,
): Promise<StoredSession | undefined> {
  const kept = await store.keptSession(patientId);
  if (kept && fits(kept.session, wish) && isResumable(kept, Date.now())) return kept;
  const prefetched = await store.prefetchedSession(patientId);
  if (!prefetched || !fits(prefetched.session, wish) || !isStartable(prefetched, Date.now()))
    return undefined;
  const { session, clockOffsetMs, answeredTaskIds, draft } = prefetched;
  const begun = { session, clockOffsetMs, answeredTaskIds, draft };
  await store.keepSession(patientId, begun);
  return begun;
}

/**
 * The session to play: the server's, joined with what this device knows about it; offline, the one kept or
 * set aside here.
 * @throws CallError when the server refuses, or cannot be reached and nothing that fits is kept
 */
export async function openSession(patientId: string, wish: SessionWish): Promise<StoredSession> {
  const store = await practiceStore();
  const accessToken = readAccessToken();
  /** Somebody who has logged out in the meantime leaves no practice on the device. */
  const isWanted = () => readAccessToken() === accessToken;
  try {
    const fetched =
      wish.kind === "CLINIC"
        ? await fetchInClinic(store, patientId, isWanted)
        : await fetchSession(patientId, wish);
    const kept = await store.keptSession(patientId);
    const unsent = await store.unsentAnswers(patientId, 1_000);
    const opened = mergeStoredSession(fetched, kept, unsent);
    await store.keepSession(patientId, opened, isWanted);
    return opened;
  } catch (error) {
    const playable = isTransient(error) ? await playableHere(store, patientId, wish) : undefined;
    if (!playable) throw error;
    return playable;
  }
}
