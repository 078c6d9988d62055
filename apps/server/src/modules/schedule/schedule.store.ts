import type { Insertable, Selectable } from "kysely";
import type { PatientProfile } from "@regain/therapy/schedule";
import type { Trx } from "../../db/database.ts";
import { asPrepared } from "../../db/prepared-statements.ts";
import {
  scheduleColumns,
  scheduledTaskTypeColumns,
  type ScheduledTaskTypesTable,
  type SchedulesTable,
} from "../../db/tables/therapy.ts";

export type ScheduleRow = Selectable<SchedulesTable>;
export type ScheduledTaskTypeRow = Selectable<ScheduledTaskTypesTable>;

export function findActiveSchedule(trx: Trx, patientId: string): Promise<ScheduleRow | undefined> {
  return trx
    .selectFrom("schedules")
    .select(scheduleColumns)
    .where("patient_id", "=", patientId)
    .where("replaced_at", "is", null)
    .modifyEnd(asPrepared)
    .executeTakeFirst();
}

export function findSchedule(
  trx: Trx,
  patientId: string,
  scheduleId: string,
): Promise<ScheduleRow | undefined> {
  return trx
    .selectFrom("schedules")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("schedule_id", "=", scheduleId)
    .executeTakeFirst();
}

/** The exercises of a schedule, in order. */
export function scheduledTaskTypes(
  trx: Trx,
  { patient_id, schedule_id }: Pick<ScheduleRow, "patient_id" | "schedule_id">,
): Promise<ScheduledTaskTypeRow[]> {
  return trx
    .selectFrom("scheduled_task_types")
    .select(scheduledTaskTypeColumns)
    .where("patient_id", "=", patient_id)
    .where("schedule_id", "=", schedule_id)
    .orderBy("task_order")
    .modifyEnd(asPrepared)
    .execute();
}

export async function endSchedule(
  trx: Trx,
  { patient_id, schedule_id }: ScheduleRow,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("schedules")
    .set({ replaced_at: now })
    .where("patient_id", "=", patient_id)
    .where("schedule_id", "=", schedule_id)
    .execute();
}

export async function insertSchedule(
  trx: Trx,
  schedule: Insertable<SchedulesTable>,
  lines: readonly Insertable<ScheduledTaskTypesTable>[],
): Promise<void> {
  await trx.insertInto("schedules").values(schedule).execute();
  if (lines.length > 0)
    await trx
      .insertInto("scheduled_task_types")
      .values([...lines])
      .execute();
}

/**
 * The version of the homework since which the patient's own choices have counted for levels without
 * a break; undefined if they do not count.
 */
export function findSelfGuidedStart(trx: Trx, patientId: string): Promise<ScheduleRow | undefined> {
  const versionsWithout = trx
    .selectFrom("schedules")
    .select((eb) => eb.fn.coalesce(eb.fn.max("version"), eb.lit(0)).as("version"))
    .where("patient_id", "=", patientId)
    .where("self_guided_counts", "=", false);
  return trx
    .selectFrom("schedules")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("version", ">", versionsWithout)
    .orderBy("version")
    .limit(1)
    .executeTakeFirst();
}

/** What a first homework is made from. */
export async function patientProfile(
  trx: Trx,
  patientId: string,
): Promise<Pick<PatientProfile, "areas" | "conditions" | "age">> {
  return trx
    .selectFrom("patients")
    .select(["areas", "conditions", "age"])
    .where("patient_id", "=", patientId)
    .executeTakeFirstOrThrow();
}
