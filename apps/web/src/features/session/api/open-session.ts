import { startSession } from "@regain/contract/calls/session/start-session";
import { CallError } from "@regain/contract/client";
import type { TherapySession } from "@regain/contract/entities/session";
import { call } from "../../../lib/api.ts";
import { mayPass } from "../../../lib/query-client.ts";
import { practiceStore } from "../outbox/outbox.ts";
import type { KeptSession } from "../outbox/practice-store.ts";
import { joinKept } from "./join-kept.ts";

export type SessionWish =
  | { readonly kind: "SCHEDULED"; readonly scheduleId: string | undefined }
  | { readonly kind: "SELF_GUIDED"; readonly taskTypeIds: readonly number[] };

async function fetchSession(patientId: string, wish: SessionWish): Promise<KeptSession> {
  const asked = Date.now();
  const session = await call(startSession, {
    params: { id: patientId, kind: wish.kind },
    query:
      wish.kind === "SCHEDULED"
        ? { scheduleId: wish.scheduleId, os: "web" }
        : { taskTypeIds: wish.taskTypeIds.join(","), os: "web" },
  });
  // The server looked at its clock about half way between asking and hearing.
  const clockOffsetMs = Date.parse(session.serverTime) - Math.round((asked + Date.now()) / 2);
  return { session, clockOffsetMs, answeredTaskIds: [], draft: undefined };
}

/** The wish that a session came from. */
export const wishOf = ({ kind, scheduleId, taskTypes }: TherapySession): SessionWish =>
  kind === "SCHEDULED"
    ? { kind, scheduleId: scheduleId ?? undefined }
    : { kind, taskTypeIds: taskTypes.map(({ typeId }) => typeId) };

const fits = (session: TherapySession, wish: SessionWish): boolean =>
  session.kind === wish.kind &&
  (wish.kind !== "SCHEDULED" ||
    wish.scheduleId === undefined ||
    wish.scheduleId === session.scheduleId);

/**
 * The session to play: the server's, joined with what this device knows of it; without a network the one that is
 * kept here.
 * @throws CallError when the server refuses, or cannot be reached and nothing fitting is kept
 */
export async function openSession(patientId: string, wish: SessionWish): Promise<KeptSession> {
  const store = await practiceStore();
  const kept = await store.keptSession(patientId);
  try {
    const fetched = await fetchSession(patientId, wish);
    const unsent = await store.unsentAnswers(patientId, 1_000);
    const opened = joinKept(fetched, kept, unsent);
    await store.keepSession(patientId, opened);
    return opened;
  } catch (error) {
    const isNetwork = error instanceof CallError && mayPass(error);
    if (isNetwork && kept && fits(kept.session, wish)) return kept;
    throw error;
  }
}
