import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { byText } from "../../lib/by-text.ts";
import type { LevelStep, RecentLevel } from "./attention.rules.ts";

/** A patient in the caseload with their recent activity. Days are the patient's own; instants are ISO. */
export interface PatientActivity {
  readonly id: string;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly createdAt: string;
  readonly signedInAt: string | null;
  readonly since: string;
  readonly dischargedAt: string | null;
  readonly dischargeReason: string | null;
  readonly today: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Practice days in the last 30 days, in the last 14, and in the 28 before those. */
  readonly days30: number;
  readonly lateDays: number;
  readonly earlierDays: number;
  /** Exercises in the last 30 days, and in the 30 before. */
  readonly home: number;
  readonly clinic: number;
  readonly homeBefore: number;
  readonly clinicBefore: number;
}

/** Today's date in each zone. */
export type Todays = Readonly<Record<string, string>>;

/** The time zones of the patients in the actor's caseload. */
export async function caseloadZones(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ zones: string[] }>`select caseload_zones() as zones`.execute(trx);
  return rows[0]?.zones ?? [];
}

const zonesAndDays = (todays: Todays) =>
  sql`${Object.keys(todays)}::text[], ${Object.values(todays)}::date[]`;

/**
 * The actor's whole caseload, including discharged patients. Sorted by account id, because the
 * database engine guarantees no order.
 */
export async function caseloadActivity(
  trx: Trx,
  todays: Todays,
): Promise<readonly PatientActivity[]> {
  const { rows } = await sql<{ patients: PatientActivity[] }>`
    select caseload_activity(${zonesAndDays(todays)}) as patients`.execute(trx);
  return (rows[0]?.patients ?? []).toSorted((a, b) => byText(a.id, b.id));
}

/** Practice days in the four weeks ending with the last one, by patient. */
export async function daysBeforeStop(
  trx: Trx,
  patientIds: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ days: Record<string, number> }>`
    select caseload_days_before_stop(${[...patientIds]}::uuid[]) as days`.execute(trx);
  return rows[0]?.days ?? {};
}

export interface PatientLevel extends RecentLevel {
  readonly patientId: string;
  /** The first and last days of that practice. */
  readonly from: string;
  readonly to: string;
}

/** What the actor's patients did in the last 7 days, at exercises and levels with at least this many scored items. */
export async function recentLevels(
  trx: Trx,
  todays: Todays,
  leastItems: number,
): Promise<readonly PatientLevel[]> {
  const { rows } = await sql<{ levels: PatientLevel[] }>`
    select caseload_recent_levels(${zonesAndDays(todays)}, ${leastItems}::int) as levels`.execute(
    trx,
  );
  return (rows[0]?.levels ?? []).toSorted(
    (a, b) => byText(a.patientId, b.patientId) || a.typeId - b.typeId || a.level - b.level,
  );
}

export interface PatientStep extends LevelStep {
  readonly patientId: string;
}

/** Level changes of the actor's patients, oldest first. */
export async function levelStepsSince(trx: Trx, since: Date): Promise<readonly PatientStep[]> {
  const { rows } = await sql<{ changes: PatientStep[] }>`
    select caseload_level_changes(${since}) as changes`.execute(trx);
  return rows[0]?.changes ?? [];
}

/**
 * The homework of these patients: by patient, the exercises with the level each is practiced at
 * now. Anyone never given homework is left out.
 */
export async function homeworkLevels(
  trx: Trx,
  patientIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
  if (patientIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom("schedules as s")
    .leftJoin("scheduled_task_types as line", (join) =>
      join
        .onRef("line.patient_id", "=", "s.patient_id")
        .onRef("line.schedule_id", "=", "s.schedule_id"),
    )
    .leftJoin("task_levels as own", (join) =>
      join
        .onRef("own.patient_id", "=", "line.patient_id")
        .onRef("own.task_type_id", "=", "line.task_type_id"),
    )
    .select(["s.patient_id", "line.task_type_id", "own.level"])
    .where("s.patient_id", "in", [...patientIds])
    .where("s.replaced_at", "is", null)
    .execute();
  const byPatient = Map.groupBy(rows, (row) => row.patient_id);
  return new Map(
    [...byPatient].map(([id, lines]) => [
      id,
      new Map(
        lines.flatMap(({ task_type_id: typeId, level }): [number, number][] =>
          typeId === null ? [] : [[typeId, level ?? 1]],
        ),
      ),
    ]),
  );
}
