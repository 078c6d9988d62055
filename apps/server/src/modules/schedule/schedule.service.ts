import { fieldMessages } from "@regain/contract/field-messages";
import { generateSchedule, type ScheduleLine, taskCountRange } from "@regain/therapy/schedule";
import type { TaskType } from "@regain/therapy/task-type";
import { findTaskType, taskTypes } from "@regain/therapy/task-types/registry";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { abandonUnstarted } from "../session/unstarted-sessions.service.ts";
import { currentLevels, placedLevels, startLevels } from "../session/level.service.ts";
import {
  endSchedule,
  findActiveSchedule,
  findSchedule,
  insertSchedule,
  patientProfile,
  scheduledTaskTypes,
} from "./schedule.store.ts";

/** A line of a schedule whose exercise this build has, at the level it is now practiced at. */
export interface PractisedLine {
  readonly id: string;
  readonly taskType: TaskType;
  readonly count: number;
  readonly level: number;
  readonly order: number;
}

export interface Schedule {
  readonly scheduleId: string;
  readonly version: number;
  /** Null if the rules made it. */
  readonly authorId: string | null;
  readonly createdAt: Date;
  readonly lines: readonly PractisedLine[];
}

export function requireTaskType(typeId: number): TaskType {
  const taskType = findTaskType(typeId);
  if (!taskType)
    throw new Refusal("unknown-task-type", { message: `There is no exercise ${typeId}.` });
  return taskType;
}

/**
 * @param place where the line is in the request, to report at its fields what is wrong
 * @throws Refusal `unknown-task-type`, `level-out-of-range`, `malformed-request`
 */
export function checkLine({ typeId, taskLevel, taskCount }: ScheduleLine, place?: string): void {
  const { levels } = requireTaskType(typeId);
  if (!Number.isInteger(taskLevel) || taskLevel < 1 || taskLevel > levels.length)
    throw new Refusal("level-out-of-range", {
      message: `Exercise ${typeId} has levels 1 to ${levels.length}, not ${taskLevel}.`,
      ...(place ? { fields: { [`${place}.taskLevel`]: fieldMessages.taskLevel } } : {}),
    });
  if (
    !Number.isInteger(taskCount) ||
    taskCount < taskCountRange.min ||
    taskCount > taskCountRange.max
  )
    throw new Refusal("malformed-request", {
      fields: { taskCount: fieldMessages.taskCount },
    });
}

/** The patient's homework as it is now; undefined if there is none. */
export async function activeSchedule(trx: Trx, patientId: string): Promise<Schedule | undefined> {
  const schedule = await findActiveSchedule(trx, patientId);
  if (!schedule) return undefined;
  const rows = await scheduledTaskTypes(trx, schedule);
  const levelOf = await currentLevels(
    trx,
    patientId,
    rows.map((row) => row.task_type_id),
  );
  const lines = rows.flatMap((row) => {
    const taskType = findTaskType(row.task_type_id);
    return taskType
      ? [
          {
            id: row.scheduled_task_type_id,
            taskType,
            count: row.task_count,
            level: levelOf(row.task_type_id),
            order: row.task_order,
          },
        ]
      : [];
  });
  return {
    scheduleId: schedule.schedule_id,
    version: schedule.version,
    authorId: schedule.author_id,
    createdAt: schedule.created_at,
    lines,
  };
}

/**
 * The schedule to start from: the active one, which must be the one named, if one is.
 * @throws Refusal `not-found` for a schedule that is not the patient's, `no-schedule` if none is
 *   active (any longer)
 */
export async function scheduleToStart(
  trx: Trx,
  patientId: string,
  scheduleId: string | undefined,
): Promise<Schedule> {
  if (scheduleId && !(await findSchedule(trx, patientId, scheduleId)))
    throw new Refusal("not-found");
  const schedule = await activeSchedule(trx, patientId);
  const isWanted = !scheduleId || schedule?.scheduleId === scheduleId;
  if (!schedule || !isWanted || schedule.lines.length === 0) throw new Refusal("no-schedule");
  return schedule;
}

/** Whether there is homework with anything in it. */
export async function hasHomework(trx: Trx, patientId: string): Promise<boolean> {
  const schedule = await activeSchedule(trx, patientId);
  return schedule !== undefined && schedule.lines.length > 0;
}

/** How a homework is made. */
export interface Making {
  /** Null if the rules make it. */
  readonly authorId: string | null;
  readonly now: Date;
  /** If left out, as in the previous homework; false if there was none. */
  readonly selfGuidedCounts?: boolean | undefined;
}

/**
 * Makes these lines the patient's homework, replacing any before. Exercises new to them start at
 * the level it gives.
 */
export async function replaceSchedule(
  trx: Trx,
  patientId: string,
  lines: readonly ScheduleLine[],
  { authorId, now, selfGuidedCounts }: Making,
): Promise<string> {
  for (const line of lines) checkLine(line);
  const former = await findActiveSchedule(trx, patientId);
  if (former) await endSchedule(trx, former, now);
  await abandonUnstarted(trx, patientId, now);
  const scheduleId = v7();
  const schedule = {
    patient_id: patientId,
    schedule_id: scheduleId,
    version: (former?.version ?? 0) + 1,
    author_id: authorId,
    created_at: now,
    replaced_at: null,
    self_guided_counts: selfGuidedCounts ?? former?.self_guided_counts ?? false,
  };
  const rows = lines.map((line, index) => ({
    patient_id: patientId,
    scheduled_task_type_id: v7(),
    schedule_id: scheduleId,
    task_order: index,
    task_type_id: line.typeId,
    task_count: line.taskCount,
    task_level: line.taskLevel,
  }));
  await insertSchedule(trx, schedule, rows);
  const first = lines.map(({ typeId, taskLevel }) => ({ typeId, level: taskLevel }));
  await startLevels(trx, patientId, first, now);
  return scheduleId;
}

const allTypeIds = taskTypes.map(({ typeId }) => typeId);

/**
 * Makes the first homework of a patient whom no clinician has given any yet, from what is known
 * about them.
 * @param placedTypeIds exercises whose level was placed; the level of any others says nothing
 */
export async function giveFirstSchedule(
  trx: Trx,
  patientId: string,
  now: Date,
  placedTypeIds: readonly number[] = allTypeIds,
): Promise<string> {
  const profile = await patientProfile(trx, patientId);
  const placed = await placedLevels(trx, patientId, placedTypeIds);
  const lines = generateSchedule(
    { ...profile, placedLevel: (typeId) => placed.get(typeId) },
    taskTypes,
  );
  return replaceSchedule(trx, patientId, lines, { authorId: null, now });
}

/** As `giveFirstSchedule`, unless there is a homework already. */
export async function ensureSchedule(trx: Trx, patientId: string, now: Date): Promise<void> {
  if (!(await findActiveSchedule(trx, patientId))) await giveFirstSchedule(trx, patientId, now);
}

/**
 * Once the assessment has told more, remakes the homework, unless a clinician gave it.
 * @param placedTypeIds what the assessment placed; the first levels of the homework so far say
 *   nothing
 */
export async function renewFirstSchedule(
  trx: Trx,
  patientId: string,
  placedTypeIds: readonly number[],
  now: Date,
): Promise<void> {
  const active = await findActiveSchedule(trx, patientId);
  if (active && active.author_id === null)
    await giveFirstSchedule(trx, patientId, now, placedTypeIds);
}
