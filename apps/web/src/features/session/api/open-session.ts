import { startSession } from "@regain/contract/calls/session/start-session";
import { CallError } from "@regain/contract/client";
import { call } from "../../../lib/api.ts";
import { mayPass } from "../../../lib/query-client.ts";
import { practiceStore } from "../outbox/outbox.ts";
import type { KeptSession } from "../outbox/practice-store.ts";
import { joinKept } from "./join-kept.ts";
import { fits, type SessionWish } from "./session-wish.ts";

function queryOf(wish: SessionWish) {
  const os = "web";
  if (wish.kind === "SCHEDULED") return { scheduleId: wish.scheduleId, os };
  return wish.kind === "SELF_GUIDED" ? { taskTypeIds: wish.taskTypeIds.join(","), os } : { os };
}

async function fetchSession(patientId: string, wish: SessionWish): Promise<KeptSession> {
  const asked = Date.now();
  const session = await call(startSession, {
    params: { id: patientId, kind: wish.kind },
    query: queryOf(wish),
  });
  // The server looked at its clock about half way between asking and hearing.
  const clockOffsetMs = Date.parse(session.serverTime) - Math.round((asked + Date.now()) / 2);
  return { session, clockOffsetMs, answeredTaskIds: [], draft: undefined };
}

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
