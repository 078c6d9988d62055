import { english } from "@regain/content/en/content";
import { accountName } from "@regain/contract/full-name";
import type {
  OwnLevel,
  Schedule as WireSchedule,
  ScheduledTaskType,
  ScheduleInForce,
} from "@regain/contract/entities/schedule";
import type { LevelBounds } from "@regain/therapy/levels";
import { taskTypes } from "@regain/therapy/task-types/registry";
import type { Trx } from "../../db/database.ts";
import { loadPatient } from "../patient.store.ts";
import { remainingWork } from "../session/remaining-work.service.ts";
import { levelBounds, noBounds, placedLevels } from "../session/level.service.ts";
import { textsOf } from "../session/task-type.rules.ts";
import { findClinicianName } from "./clinician-name.store.ts";
import { activeSchedule, type PractisedLine, type Schedule } from "./schedule.service.ts";
import { findSelfGuidedStart } from "./schedule.store.ts";

function lineOnTheWire(line: PractisedLine, bounds: LevelBounds): ScheduledTaskType {
  const { taskType } = line;
  return {
    id: line.id,
    displayName: textsOf(taskType).name,
    taskName: taskType.systemName,
    taskCount: line.count,
    taskLevel: line.level,
    maxLevel: taskType.levels.length,
    taskTypeId: taskType.typeId,
    taskOrder: line.order,
    ...bounds,
  };
}

/** The name of the clinician who made a schedule; null for one who is gone. */
export const scheduleAuthor = (trx: Trx, authorId: string): Promise<string | null> =>
  findClinicianName(trx, authorId);

/** When a homework was made, and by whom: null if by the rules. */
async function makingOf(
  trx: Trx,
  { authorId, createdAt }: Pick<Schedule, "authorId" | "createdAt">,
): Promise<{ at: string; by: string | null }> {
  const at = createdAt.toISOString();
  if (!authorId) return { at, by: null };
  return { at, by: (await scheduleAuthor(trx, authorId)) || english.caseloadTexts.formerColleague };
}

async function selfGuidedCountsSince(
  trx: Trx,
  patientId: string,
): Promise<WireSchedule["selfGuidedCountsSince"]> {
  const start = await findSelfGuidedStart(trx, patientId);
  if (!start) return null;
  return makingOf(trx, { authorId: start.author_id, createdAt: start.created_at });
}

/** The patient's levels at exercises other than these, in the order of the catalog. */
async function otherLevels(
  trx: Trx,
  patientId: string,
  scheduled: readonly number[],
): Promise<OwnLevel[]> {
  const others = taskTypes.map(({ typeId }) => typeId).filter((one) => !scheduled.includes(one));
  const levels = await placedLevels(trx, patientId, others);
  const bounds = await levelBounds(trx, patientId, [...levels.keys()]);
  return others.flatMap((taskTypeId) => {
    const taskLevel = levels.get(taskTypeId);
    if (taskLevel === undefined) return [];
    return [{ taskTypeId, taskLevel, ...(bounds.get(taskTypeId) ?? noBounds) }];
  });
}

/** The patient's homework as it is shown: names, levels practiced at now, bounds, and the last change. */
export async function scheduleOnTheWire(trx: Trx, patientId: string): Promise<WireSchedule> {
  const patientName = accountName(await loadPatient(trx, patientId));
  const schedule = await activeSchedule(trx, patientId);
  const typeIds = (schedule?.lines ?? []).map(({ taskType }) => taskType.typeId);
  const beside = { patientName, otherLevels: await otherLevels(trx, patientId, typeIds) };
  if (!schedule)
    return {
      scheduleId: null,
      version: 0,
      scheduledTaskTypes: [],
      selfGuidedCountsSince: null,
      changed: null,
      ...beside,
    };
  const bounds = await levelBounds(trx, patientId, typeIds);
  return {
    scheduleId: schedule.scheduleId,
    version: schedule.version,
    scheduledTaskTypes: schedule.lines.map((line) =>
      lineOnTheWire(line, bounds.get(line.taskType.typeId) ?? noBounds),
    ),
    ...beside,
    selfGuidedCountsSince: await selfGuidedCountsSince(trx, patientId),
    changed: await makingOf(trx, schedule),
  };
}

/** As `scheduleOnTheWire`, with what is left of a session in the clinic that would be resumed. */
export async function scheduleInForce(
  trx: Trx,
  patientId: string,
  now: Date,
): Promise<ScheduleInForce> {
  const schedule = await scheduleOnTheWire(trx, patientId);
  const { scheduleId } = schedule;
  if (!scheduleId) return schedule;
  const left = await remainingWork(trx, { patientId, scheduleId, place: "clinic" }, now);
  if (!left) return schedule;
  const lines = left.lines.map(({ taskType, level, count }) => ({
    displayName: textsOf(taskType).name,
    taskTypeId: taskType.typeId,
    taskCount: count,
    taskLevel: level,
    maxLevel: taskType.levels.length,
  }));
  return { ...schedule, leftInClinic: { date: left.date, lines } };
}
