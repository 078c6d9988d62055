import type { TherapySession } from "@regain/contract/entities/session";
import type { StoredSession } from "../outbox/practice-store.ts";

/**
 * A session just fetched from the server.
 * @param asked when it was asked for, ms of the device's clock
 * @param heard when the answer came
 */
export function asFetched(session: TherapySession, asked: number, heard: number): StoredSession {
  // The server read its clock about halfway between the request and its answer.
  const clockOffsetMs = Date.parse(session.serverTime) - Math.round((asked + heard) / 2);
  return { session, clockOffsetMs, answeredTaskIds: [], draft: undefined };
}
