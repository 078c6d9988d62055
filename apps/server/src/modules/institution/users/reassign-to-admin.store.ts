import { sql } from "kysely";
import { v7 } from "uuid";
import type { Trx } from "../../../db/database.ts";
import { isAtWork } from "../../clinician.store.ts";

/** A clinician who is being removed, and the admin who takes over. All of this requires the actor `membership`. */
export interface Reassignment {
  readonly from: string;
  readonly to: string;
}

/** Locks their practice in a fixed order, so that two doing this at the same time do not deadlock. */
export async function lockPatientsOf(trx: Trx, clinicianId: string): Promise<string[]> {
  const { rows } = await sql<{ patient_id: string }>`
    with theirs as materialized
      (select patient_id from caseload where clinician_id = ${clinicianId} order by patient_id)
    select patient_id, lock_patient(patient_id) from theirs`.execute(trx);
  return rows.map(({ patient_id }) => patient_id);
}

/**
 * Discharged patients stay so, unless the admin works with them; those the clinician worked with
 * become the admin's active patients.
 */
export async function moveCaseload(trx: Trx, { from, to }: Reassignment, now: Date): Promise<void> {
  const columns = ["discharged_at", "discharge_reason", "discharge_note"] as const;
  const kept = sql.join(
    columns.map(
      (column) => sql`${sql.ref(column)} = case when excluded.discharged_at is null then null
        else ${sql.ref(`caseload.${column}`)} end`,
    ),
  );
  await sql`
    with theirs as (delete from caseload where clinician_id = ${from}
      returning patient_id, discharged_at, discharge_reason, discharge_note)
    insert into caseload (patient_id, clinician_id, since, discharged_at, discharge_reason, discharge_note)
    select patient_id, ${to}, ${now}, discharged_at, discharge_reason, discharge_note from theirs
    on conflict (patient_id, clinician_id) do update set ${kept}`.execute(trx);
}

/** As with any other hand-over, for both of them. */
export async function writeDownMoves(
  trx: Trx,
  patients: readonly string[],
  { from, to }: Reassignment,
  note: string,
  now: Date,
): Promise<void> {
  // At the same instant, the ids give the order: handed over, then taken over.
  const events = patients.map((patient) => ({ patient, given: v7(), taken: v7() }));
  const all = (of: (event: (typeof events)[number]) => string) => sql`${events.map(of)}::uuid[]`;
  await sql`
    insert into caseload_events
      (patient_id, event_id, clinician_id, kind, note, author_id, other_clinician_id, at)
    select event.patient, case side.kind when 'handed_over' then event.given else event.taken end,
      side.clinician::uuid, side.kind, ${note}, ${to}, side.other::uuid, ${now}
    from unnest(${all(({ patient }) => patient)}, ${all(({ given }) => given)}, ${all(({ taken }) => taken)})
        event (patient, given, taken),
      (values (${from}, 'handed_over', ${to}), (${to}, 'taken_over', ${from})) side (clinician, kind, other)`.execute(
    trx,
  );
}

/**
 * Those of these patients for whom somebody else can make another card: the heir, even if about to
 * go as well, or anyone else at work.
 */
export async function lookedAfterWithout(
  trx: Trx,
  clinicianId: string,
  patients: readonly string[],
  heirId?: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("caseload")
    .innerJoin("users", "users.id", "caseload.clinician_id")
    .select("caseload.patient_id")
    .distinct()
    .where("caseload.patient_id", "=", sql<string>`any (${patients}::uuid[])`)
    .where("caseload.clinician_id", "<>", clinicianId)
    .where((line) =>
      line.or([
        isAtWork,
        line.and([
          line("caseload.clinician_id", "=", heirId ?? null),
          line("caseload.discharged_at", "is", null),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ patient_id }) => patient_id);
}

/** What they had dismissed comes up again for whoever looks after the patients now. */
export async function deleteDismissals(trx: Trx, clinicianId: string): Promise<void> {
  await trx.deleteFrom("attention_dismissals").where("clinician_id", "=", clinicianId).execute();
}

/** Presets they shared within the institution. */
export function sharedPresetsOf(trx: Trx, authorId: string, institutionId: string) {
  return trx
    .selectFrom("schedule_presets")
    .select(["id", "name"])
    .where("author_id", "=", authorId)
    .where("institution_id", "=", institutionId)
    .orderBy("name")
    .execute();
}

export async function presetNamesOf(trx: Trx, authorId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("schedule_presets")
    .select("name")
    .where("author_id", "=", authorId)
    .execute();
  return new Set(rows.map(({ name }) => name.toLowerCase()));
}

export async function givePreset(
  trx: Trx,
  id: string,
  { authorId, name }: { readonly authorId: string; readonly name: string },
): Promise<void> {
  await trx
    .updateTable("schedule_presets")
    .set({ author_id: authorId, name })
    .where("id", "=", id)
    .execute();
}
