import type { TherapySession } from "@regain/contract/entities/session";
import type { KeptSession } from "../outbox/practice-store.ts";

/**
 * A session as the server has just given it.
 * @param asked when it was asked for, ms of the device's clock
 * @param heard when it came
 */
export function asFetched(session: TherapySession, asked: number, heard: number): KeptSession {
  // The server looked at its clock about half way between asking and hearing.
  const clockOffsetMs = Date.parse(session.serverTime) - Math.round((asked + heard) / 2);
  return { session, clockOffsetMs, answeredTaskIds: [], draft: undefined };
}
