import { isDeepStrictEqual } from "node:util";
import type { NewScheduleLine } from "@regain/contract/entities/schedule";
import { type LevelBounds, withinBounds } from "@regain/therapy/levels";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { requireActivePatient } from "../caseload/active-patient.service.ts";
import { lockPatient } from "../patient.store.ts";
import { currentLevels, levelBounds, noBounds, setLevelBounds } from "../session/level.service.ts";
import { checkLine, ensureSchedule, replaceSchedule } from "./schedule.service.ts";
import { findActiveSchedule } from "./schedule.store.ts";

/** What a clinician saves. */
export interface NewSchedule {
  readonly patientId: string;
  readonly authorId: string;
  /** The version of the schedule the list was made from; 0 if there was none. */
  readonly version: number;
  readonly lines: readonly NewScheduleLine[];
  /** If left out, it stays as it is. */
  readonly selfGuidedCounts?: boolean | undefined;
}

/** @throws Refusal `task-twice` */
export function requireUniqueLines(lines: readonly { readonly taskTypeId: number }[]): void {
  const typeIds = lines.map(({ taskTypeId }) => taskTypeId);
  const twice = typeIds.find((typeId, index) => typeIds.indexOf(typeId) !== index);
  if (twice !== undefined)
    throw new Refusal("task-twice", { message: `Exercise ${twice} is in the list twice.` });
}

/**
 * Makes a clinician's list the patient's homework: all of it, or nothing if something is wrong with
 * it. A given level becomes the patient's level immediately, with its author in the history; one
 * that is left out stays where practice has taken it in the meantime. A session that has begun
 * continues as it is.
 * @returns false if somebody else has saved since: then nothing was changed
 * @throws Refusal `not-found`, `patient-discharged`, `unknown-task-type`, `level-out-of-range`,
 *   `task-twice`
 */
export async function saveSchedule(
  trx: Trx,
  { patientId, authorId, version, lines, selfGuidedCounts }: NewSchedule,
  now: Date,
): Promise<boolean> {
  await lockPatient(trx, patientId);
  await requireActivePatient(trx, authorId, patientId);
  const active = await findActiveSchedule(trx, patientId);
  if ((active?.version ?? 0) !== version) return false;
  requireUniqueLines(lines);
  const typeIds = lines.map(({ taskTypeId }) => taskTypeId);
  const levelOf = await currentLevels(trx, patientId, typeIds);
  const complete = lines.map(({ taskTypeId, taskCount, taskLevel }) => ({
    typeId: taskTypeId,
    taskCount,
    taskLevel: taskLevel ?? levelOf(taskTypeId),
  }));
  for (const [index, line] of complete.entries()) checkLine(line, `scheduledTaskTypes.${index}`);
  const present = await levelBounds(trx, patientId, typeIds);
  const allowed = new Map<number, LevelBounds>();
  for (const { taskTypeId: typeId, taskLevel: level, isLocked, floor, ceiling } of lines) {
    const bounds = present.get(typeId) ?? noBounds;
    const wish = {
      isLocked: isLocked ?? bounds.isLocked,
      floor: floor === undefined ? bounds.floor : floor,
      ceiling: ceiling === undefined ? bounds.ceiling : ceiling,
    };
    allowed.set(typeId, wish);
    const isKept = level === undefined && isDeepStrictEqual(wish, bounds);
    if (present.has(typeId) && isKept) continue;
    await setLevelBounds(trx, { patientId, typeId, authorId, level, ...wish }, now);
  }
  // A level that was left out may have moved to the nearest one the bounds allow.
  const given = complete.map(({ taskLevel, ...line }) => ({
    ...line,
    taskLevel: withinBounds(taskLevel, allowed.get(line.typeId) ?? noBounds, Infinity),
  }));
  await replaceSchedule(trx, patientId, given, { authorId, now, selfGuidedCounts });
  return true;
}

/**
 * Gives the patient a first homework if there is none.
 * @throws Refusal `not-found`, `patient-discharged`
 */
export async function generateFirst(
  trx: Trx,
  { patientId, clinicianId }: { readonly patientId: string; readonly clinicianId: string },
  now: Date,
): Promise<void> {
  await lockPatient(trx, patientId);
  await requireActivePatient(trx, clinicianId, patientId);
  await ensureSchedule(trx, patientId, now);
}
