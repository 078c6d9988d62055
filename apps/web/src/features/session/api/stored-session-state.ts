import { dayMs } from "@regain/contract/durations";
import type { SessionTask } from "@regain/contract/entities/session";
import type { StoredSession, PrefetchedSession, SubmitToken } from "../outbox/practice-store.ts";

/** Tasks of a kept session that have no result yet. */
export function unansweredTasks({
  session,
  answeredTaskIds,
}: Pick<StoredSession, "session" | "answeredTaskIds">): readonly SessionTask[] {
  const answered = new Set([...session.answeredTaskIds, ...answeredTaskIds]);
  return session.tasks.filter(({ taskId }) => !answered.has(taskId));
}

/** How long the server lets a session be resumed. */
const resumableMs = 30 * dayMs;

/**
 * Whether a kept session can be resumed: tasks are left, and the server would resume it too. An assessment
 * never gets too old. @param now ms of the device's clock
 */
export function isResumable(kept: StoredSession, now: number): boolean {
  const { session, clockOffsetMs } = kept;
  const age = now + clockOffsetMs - Date.parse(session.builtAt);
  return unansweredTasks(kept).length > 0 && (session.kind === "ASSESSMENT" || age <= resumableMs);
}

/** Whether it can be resumed at home: a session begun in the clinic is resumed there. */
export const isLeft = (kept: StoredSession, now: number): boolean =>
  kept.session.place === "home" && isResumable(kept, now);

/** Whether a prefetched session may still be started without asking the server. @param now ms of the device's clock */
export const isStartable = ({ startUntil }: PrefetchedSession, now: number): boolean =>
  now < startUntil;

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

export interface Kept {
  readonly prefetched: PrefetchedSession | undefined;
  readonly open: StoredSession | undefined;
  readonly submitTokens: readonly SubmitToken[];
}

/**
 * Whether to fetch the next session: once a day, when the last one has been started, and when the homework
 * has changed. For an unfinished session on this device, only the submit token is needed.
 * @param scheduleId the current homework
 * @param now ms of the device's clock
 */
export function isPrefetchDue(
  { prefetched, open, submitTokens }: Kept,
  scheduleId: string,
  now: number,
): boolean {
  if (prefetched)
    return prefetched.session.scheduleId !== scheduleId || !isSameDay(prefetched.putAsideAt, now);
  const left = open && isLeft(open, now) ? open : undefined;
  if (left?.session.scheduleId !== scheduleId) return true;
  return !submitTokens.some(({ sessionId }) => sessionId === left.session.sessionId);
}
