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

/** How long the server lets a session be resumed. */
const resumableMs = 30 * dayMs;

/**
 * Whether a kept session can be resumed: tasks are left, and the server would resume it too. An assessment
 * never gets too old. @param now ms of the device's clock
 */
export function goesOn(kept: KeptSession, now: number): boolean {
  const { session, clockOffsetMs } = kept;
  const age = now + clockOffsetMs - Date.parse(session.builtAt);
  return openTasks(kept).length > 0 && (session.kind === "ASSESSMENT" || age <= resumableMs);
}

/** Whether it can be resumed at home: a session begun in the clinic is resumed there. */
export const isLeft = (kept: KeptSession, now: number): boolean =>
  kept.session.place === "home" && goesOn(kept, now);

/** Whether a session set aside may still be started without asking the server. @param now ms of the device's clock */
export const isStartable = ({ startUntil }: SessionAhead, now: number): boolean => now < startUntil;

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

export interface Kept {
  readonly ahead: SessionAhead | undefined;
  readonly open: KeptSession | undefined;
  readonly permits: readonly SubmitPermit[];
}

/**
 * Whether to fetch the next session: once a day, when the last one has been started, and when the homework
 * has changed. For an unfinished session on this device, only the permit is needed.
 * @param scheduleId the current homework
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
