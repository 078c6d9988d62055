import type { Place } from "@regain/contract/entities/enumerations";
import type { TaskType } from "@regain/therapy/task-type";
import { findTaskType } from "@regain/therapy/task-types/registry";
import type { Trx } from "../../db/database.ts";
import { resumableMs } from "./session.rules.ts";
import { blockProgress, findOpenSession } from "./session.store.ts";

/** What is left of one exercise, at the level the session was built with. */
export interface RemainingLine {
  readonly taskType: TaskType;
  readonly level: number;
  readonly count: number;
}

export interface RemainingSession {
  /** The session's day, by the patient's zone. */
  readonly date: string;
  /** In the order of the session. */
  readonly lines: readonly RemainingLine[];
}

export interface RemainingQuery {
  readonly patientId: string;
  readonly scheduleId: string;
  readonly place: Place;
}

/**
 * The unfinished session of a homework that `startScheduled` would resume; undefined if there is
 * none, or nothing is left of it.
 */
export async function remainingWork(
  trx: Trx,
  asked: RemainingQuery,
  now: Date,
): Promise<RemainingSession | undefined> {
  const open = await findOpenSession(trx, asked);
  // One built ahead is today's practice, not one left unfinished.
  if (!open?.started_at || now.getTime() - open.built_at.getTime() > resumableMs) return undefined;
  const progress = await blockProgress(trx, asked.patientId, open.session_id);
  const lines = progress.flatMap(({ task_type_id, level, items, answered }) => {
    const taskType = findTaskType(task_type_id);
    const count = items - answered;
    return taskType && count > 0 ? [{ taskType, level, count }] : [];
  });
  return lines.length > 0 ? { date: open.local_date, lines } : undefined;
}
