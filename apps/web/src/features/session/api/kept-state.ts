import { dayMs } from "@regain/contract/durations";
import type { SessionTask } from "@regain/contract/entities/session";
import type { KeptSession, SessionAhead, SubmitPermit } from "../outbox/practice-store.ts";

/** Tasks of a kept session that have no result yet. */
export function openTasks({
  session,
  answeredTaskIds,
}: Pick<KeptSession, "session" | "answeredTaskIds">): readonly SessionTask[] {
  const answered = new Set([...session.answeredTaskIds, ...answeredTaskIds]);
  return session.tasks.filter(({ taskId }) => !answered.has(taskId));
}

/** As long does the server go on with a session. */
const resumableMs = 30 * dayMs;

/**
 * Whether a kept session can be gone on with: something is left of it, and the server would go on with it, too. An
 * assessment never grows too old. @param now ms of the device's clock
 */
export function goesOn(kept: KeptSession, now: number): boolean {
  const { session, clockOffsetMs } = kept;
  const age = now + clockOffsetMs - Date.parse(session.builtAt);
  return openTasks(kept).length > 0 && (session.kind === "ASSESSMENT" || age <= resumableMs);
}

/** Whether something is left of it, and it is the patient's own: what was begun in the clinic goes on there. */
export const isLeft = (kept: KeptSession, now: number): boolean =>
  kept.session.place === "home" && goesOn(kept, now);

/** Whether what was put aside may still be begun without asking. @param now ms of the device's clock */
export const isStartable = ({ startUntil }: SessionAhead, now: number): boolean => now < startUntil;

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

export interface Kept {
  readonly ahead: SessionAhead | undefined;
  readonly open: KeptSession | undefined;
  readonly permits: readonly SubmitPermit[];
}

/**
 * Whether the next session is to be asked for: once a day, when the last one was begun, and when the homework is
 * another one. Of a session that is left here in its middle only the permit is wanted.
 * @param scheduleId the homework as it is now
 * @param now ms of the device's clock
 */
export function isAheadDue(
  { ahead, open, permits }: Kept,
  scheduleId: string,
  now: number,
): boolean {
  if (ahead) return ahead.session.scheduleId !== scheduleId || !isSameDay(ahead.putAsideAt, now);
  const left = open && isLeft(open, now) ? open : undefined;
  if (left?.session.scheduleId !== scheduleId) return true;
  return !permits.some(({ sessionId }) => sessionId === left.session.sessionId);
}
