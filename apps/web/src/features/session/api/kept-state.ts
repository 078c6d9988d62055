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
 * another one. Of a session that is open already only the permit is wanted.
 * @param scheduleId the homework as it is now
 * @param now ms of the device's clock
 */
export function isAheadDue(
  { ahead, open, permits }: Kept,
  scheduleId: string,
  now: number,
): boolean {
  if (ahead) return ahead.session.scheduleId !== scheduleId || !isSameDay(ahead.putAsideAt, now);
  if (open?.session.scheduleId !== scheduleId) return true;
  return !permits.some(({ sessionId }) => sessionId === open.session.sessionId);
}
