import type { TherapySession } from "@regain/contract/entities/session";
import type { PlayerState } from "./player.ts";

/** In an assessment nothing helps, and nothing says what was right. */
export const isAssessment = ({ kind }: TherapySession): boolean => kind === "ASSESSMENT";

/** An assessment without an answer is told about first. @param introducedId the session that was told about last */
export const isNewAssessment = (
  { session, answered }: PlayerState,
  introducedId: string | undefined,
): boolean =>
  session !== undefined &&
  isAssessment(session) &&
  answered.size === 0 &&
  session.sessionId !== introducedId;

/** What it takes: items, and minutes to the nearest five. */
export function effortOf({ tasks, taskTypes }: TherapySession) {
  const secondsOf = new Map(
    taskTypes.map(({ typeId, secondsPerItem }) => [typeId, secondsPerItem]),
  );
  const seconds = tasks.reduce((sum, { taskType }) => sum + (secondsOf.get(taskType) ?? 0), 0);
  return { items: tasks.length, minutes: Math.max(5, Math.round(seconds / 300) * 5) };
}
