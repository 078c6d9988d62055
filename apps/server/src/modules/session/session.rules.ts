/** How long sessions live, whether they are what is planned, and how they are filled where the patient chooses. */
import { isDeepStrictEqual } from "node:util";
import { dayMs } from "@regain/contract/durations";
import { levelReasons } from "@regain/therapy/levels";
import type { SessionLine } from "@regain/therapy/session";
import type { LevelChangeRow, SessionItemRow, TherapySessionRow } from "../../db/tables/therapy.ts";

/** An open session is gone on with for this long; after it a new one is built, at today's levels. */
export const resumableMs = 30 * dayMs;

/**
 * A session that was put aside on a device may be begun there for this long without asking. One that nobody has begun by
 * then is built anew: what was met meanwhile is not met again, and there is time to go on with what was begun.
 */
export const startableMs = 7 * dayMs;

/** Until when a device may begin a session without asking: one that was begun long ago, while it can be gone on with. */
export const startableUntil = (
  { built_at }: Pick<TherapySessionRow, "built_at">,
  now: Date,
): Date => new Date(Math.min(now.getTime() + startableMs, built_at.getTime() + resumableMs));

/** Results are taken for this long: longer than a session can be gone on with, for devices that were away. */
export const acceptedMs = 60 * dayMs;

/** Whether results are still taken. Of an assessment always: the open one is gone on with, however long ago it was begun. */
export const takesResults = (
  { kind, built_at }: Pick<TherapySessionRow, "kind" | "built_at">,
  now: Date,
): boolean => kind === "ASSESSMENT" || now.getTime() - built_at.getTime() <= acceptedMs;

/** What was met within this time is not met again while there is something else. */
export const recentMs = 7 * dayMs;

/** Items of each exercise that the patient chooses. */
export const selfGuidedCount = 5;

/**
 * Whether the blocks of a session count for levels: those of the homework, and of what the patient chose where a
 * clinician has allowed it since before it was built. Its twin in SQL is `counted` of level.store.ts.
 */
export const countsForLevels = (
  { kind, built_at }: Pick<TherapySessionRow, "kind" | "built_at">,
  selfGuidedSince: Date | undefined,
): boolean =>
  kind === "SCHEDULED" ||
  (kind === "SELF_GUIDED" && selfGuidedSince !== undefined && built_at >= selfGuidedSince);

/**
 * Whether a level changed at a block's end, and not because a clinician or an assessment set it. Its twins in SQL are
 * `byRule` of level.store.ts and `caseload_level_changes`.
 */
export const isByRule = ({ reason }: Pick<LevelChangeRow, "reason">): boolean =>
  (levelReasons as readonly string[]).includes(reason);

/** Whether a session has the exercises of the homework as they stand now: as many items, at these levels. */
export function isAsPlanned(
  items: readonly Pick<SessionItemRow, "task_type_id" | "level">[],
  lines: readonly Pick<SessionLine, "taskType" | "level" | "count">[],
): boolean {
  const built = items.map(({ task_type_id, level }) => [task_type_id, level]);
  const planned = lines.flatMap(({ taskType, level, count }) =>
    Array.from({ length: count }, () => [taskType.typeId, level]),
  );
  return isDeepStrictEqual(built, planned);
}
