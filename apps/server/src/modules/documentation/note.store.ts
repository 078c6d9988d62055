import type { NoteKind, NoteName } from "@regain/contract/entities/note";
import type { TimeSpent } from "@regain/therapy/note-figures";
import type { Place } from "@regain/contract/entities/enumerations";
import type { DayRange } from "@regain/therapy/performance";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { NoteDraftRow, NoteVersionRow } from "../../db/tables/documentation.ts";
import { isOpenDraft } from "../open-draft.store.ts";

/** Which note of which patient, as the tables identify it. */
export const keyOf = (patientId: string, { kind, startDate, endDate }: NoteName) => ({
  patient_id: patientId,
  kind,
  start_date: startDate,
  end_date: endDate,
});
export type NoteKey = ReturnType<typeof keyOf>;

export function findDraft(trx: Trx, key: NoteKey): Promise<NoteDraftRow | undefined> {
  return trx
    .selectFrom("note_drafts")
    .selectAll()
    .where("patient_id", "=", key.patient_id)
    .where("kind", "=", key.kind)
    .where("start_date", "=", key.start_date)
    .where("end_date", "=", key.end_date)
    .executeTakeFirst();
}

type Written = Pick<NoteDraftRow, "sections" | "author_id" | "author_name" | "changed_at">;

/**
 * Overwrites a draft if it still has that version; 0 if there is none yet.
 * @returns undefined if somebody else was first
 */
export function upsertDraft(
  trx: Trx,
  key: NoteKey,
  version: number,
  { sections, ...by }: Written,
): Promise<NoteDraftRow | undefined> {
  const written = { ...by, sections: JSON.stringify(sections), version: version + 1 };
  if (version === 0)
    return trx
      .insertInto("note_drafts")
      .values({ ...key, ...written })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
  return trx
    .updateTable("note_drafts")
    .set(written)
    .where("patient_id", "=", key.patient_id)
    .where("kind", "=", key.kind)
    .where("start_date", "=", key.start_date)
    .where("end_date", "=", key.end_date)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

const versionsOf = (trx: Trx, key: NoteKey) =>
  trx
    .selectFrom("note_versions")
    .selectAll()
    .where("patient_id", "=", key.patient_id)
    .where("kind", "=", key.kind)
    .where("start_date", "=", key.start_date)
    .where("end_date", "=", key.end_date)
    .orderBy("number", "desc");

/** The signed versions, latest first. */
export function findVersions(trx: Trx, key: NoteKey): Promise<NoteVersionRow[]> {
  return versionsOf(trx, key).execute();
}

/** Whoever writes the draft first signs first, so the number is free. */
export async function insertVersion(
  trx: Trx,
  { sections, documents, figures, ...row }: NoteVersionRow,
): Promise<void> {
  await trx
    .insertInto("note_versions")
    .values({
      ...row,
      sections: JSON.stringify(sections),
      documents: JSON.stringify(documents),
      figures: JSON.stringify(figures),
    })
    .execute();
}

/** The last signed version alone, because each contains whole documents. */
export function findLatestVersion(trx: Trx, key: NoteKey): Promise<NoteVersionRow | undefined> {
  return versionsOf(trx, key).limit(1).executeTakeFirst();
}

interface Listing {
  /** Every kind if not given. */
  readonly kind: NoteKind | undefined;
  readonly most: number;
}

/** Every signed note with its latest version, latest first. */
export function latestVersions(trx: Trx, patientId: string, { kind, most }: Listing) {
  return trx
    .selectFrom(
      trx
        .selectFrom("note_versions")
        .select(["kind", "start_date", "end_date", "number", "author_name", "signed_at"])
        .distinctOn(["kind", "start_date", "end_date"])
        .where("patient_id", "=", patientId)
        .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
        .orderBy("kind")
        .orderBy("start_date")
        .orderBy("end_date")
        .orderBy("number", "desc")
        .as("latest"),
    )
    .selectAll()
    .orderBy("signed_at", "desc")
    .limit(most)
    .execute();
}

/** Drafts newer than any signed version, latest first: those that are `isOpen` when read. */
export function openDrafts(trx: Trx, patientId: string, { kind, most }: Listing) {
  return trx
    .selectFrom("note_drafts as draft")
    .select(["kind", "start_date", "end_date", "author_name", "changed_at"])
    .where("patient_id", "=", patientId)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
    .where(isOpenDraft)
    .orderBy("changed_at", "desc")
    .limit(most)
    .execute();
}

/** How long each exercise took on each day; everywhere if no place is given. */
export async function timesSpent(
  trx: Trx,
  patientId: string,
  { from, to }: DayRange,
  place?: Place,
): Promise<TimeSpent[]> {
  const { rows } = await sql<{ times: TimeSpent[] }>`
    select coalesce(json_agg(t), '[]') as times from (
      select local_date as date, place, task_type_id as "typeId", level, sum(duration_sum) as milliseconds
      from blocks
      where patient_id = ${patientId} and local_date between ${from} and ${to}
        and (${place ?? null}::text is null or place = ${place ?? null})
      group by local_date, place, task_type_id, level
    ) t`.execute(trx);
  return rows[0]!.times;
}

/** What a patient has said about themselves. */
export function findProfile(trx: Trx, patientId: string) {
  return trx
    .selectFrom("patients")
    .select(["age", "conditions", "conditions_period"])
    .where("patient_id", "=", patientId)
    .executeTakeFirstOrThrow();
}

/** How a clinician ended the work with a patient; both are null while it continues. */
export function findDischarge(trx: Trx, clinicianId: string, patientId: string) {
  return trx
    .selectFrom("caseload")
    .select(["discharged_at", "discharge_reason"])
    .where("clinician_id", "=", clinicianId)
    .where("patient_id", "=", patientId)
    .executeTakeFirst();
}
