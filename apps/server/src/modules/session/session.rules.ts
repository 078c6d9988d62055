/** How long sessions live, whether they match the plan, and how they are filled when the patient chooses. */
import { isDeepStrictEqual } from "node:util";
import { dayMs } from "@regain/contract/durations";
import { levelReasons } from "@regain/therapy/levels";
import type { SessionLine } from "@regain/therapy/session";
import type { LevelChangeRow, SessionItemRow, TherapySessionRow } from "../../db/tables/therapy.ts";

/** An open session can be resumed for this long; after that, a new one is built at today's levels. */
export const resumableMs = 30 * dayMs;

/**
 * A session built ahead may be started on its device for this long without asking the server. One
 * that nobody has started by then is rebuilt, so that items met in the meantime are not met again,
 * and there is time to resume what was started.
 */
export const startableMs = 7 * dayMs;

/** Until when a device may start a session without asking; one built long ago, only while it can be resumed. */
export const startableUntil = (
  { built_at }: Pick<TherapySessionRow, "built_at">,
  now: Date,
): Date => new Date(Math.min(now.getTime() + startableMs, built_at.getTime() + resumableMs));

/** Results are accepted for this long: longer than a session can be resumed, for devices that were away. */
export const acceptedMs = 60 * dayMs;

/**
 * Whether results are still accepted. For an assessment always: an open one is resumed, however
 * long ago it was started.
 */
export const takesResults = (
  { kind, built_at }: Pick<TherapySessionRow, "kind" | "built_at">,
  now: Date,
): boolean => kind === "ASSESSMENT" || now.getTime() - built_at.getTime() <= acceptedMs;

/** What was met within this time is not met again as long as there is something else. */
export const recentMs = 7 * dayMs;

/** Items of each exercise that the patient chooses. */
export const selfGuidedCount = 5;

/**
 * Whether the blocks of a session count for levels: those of the homework, and those of the
 * patient's own choice if a clinician had allowed it before the session was built. Its SQL twin is
 * `counted` in level.store.ts.
 */
export const countsForLevels = (
  { kind, built_at }: Pick<TherapySessionRow, "kind" | "built_at">,
  selfGuidedSince: Date | undefined,
): boolean =>
  kind === "SCHEDULED" ||
  (kind === "SELF_GUIDED" && selfGuidedSince !== undefined && built_at >= selfGuidedSince);

/**
 * Whether a level changed at a block's end, not because a clinician or an assessment set it. Its
 * SQL twins are `byRule` in level.store.ts and `caseload_level_changes`.
 */
export const isByRule = ({ reason }: Pick<LevelChangeRow, "reason">): boolean =>
  (levelReasons as readonly string[]).includes(reason);

/** Whether a session has the exercises of the homework as it is now: as many items, at the same levels. */
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
