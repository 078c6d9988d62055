import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { SchedulePresetRow, SchedulePresetsTable } from "../../db/tables/caseload.ts";

export interface NamedPreset extends SchedulePresetRow {
  readonly author_name: string | null;
}

const named = (trx: Trx) =>
  trx
    .selectFrom("schedule_presets")
    .selectAll()
    .select(sql<string | null>`app_clinician_name(author_id)`.as("author_name"));

/** A page of those the actor may see, by name. */
export function listPresets(
  trx: Trx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<NamedPreset[]> {
  return named(trx)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many the actor may see. */
export async function countPresets(trx: Trx): Promise<number> {
  const { count } = await trx
    .selectFrom("schedule_presets")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined if there is none the actor may see. */
export function findPreset(trx: Trx, presetId: string): Promise<NamedPreset | undefined> {
  return named(trx).where("id", "=", presetId).executeTakeFirst();
}

/** Locks this author's presets against other changes until this transaction ends. */
export async function lockPresetsOf(trx: Trx, authorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('presets of ' || ${authorId}::text, 0))`.execute(
    trx,
  );
}

export async function countPresetsOf(trx: Trx, authorId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("schedule_presets")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("author_id", "=", authorId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The author's preset of this name, ignoring case. */
export function findNamed(
  trx: Trx,
  { author_id, name }: Pick<SchedulePresetRow, "author_id" | "name">,
): Promise<NamedPreset | undefined> {
  return named(trx)
    .where("author_id", "=", author_id)
    .where(sql`lower(name)`, "=", sql`lower(${name})`)
    .executeTakeFirst();
}

export async function insertPreset(trx: Trx, row: Insertable<SchedulePresetsTable>): Promise<void> {
  await trx.insertInto("schedule_presets").values(row).execute();
}

export async function updatePreset(
  trx: Trx,
  { id, author_id }: Pick<SchedulePresetRow, "id" | "author_id">,
  changes: Partial<Insertable<SchedulePresetsTable>>,
): Promise<void> {
  await trx
    .updateTable("schedule_presets")
    .set(changes)
    .where("id", "=", id)
    .where("author_id", "=", author_id)
    .execute();
}

export async function deletePreset(
  trx: Trx,
  { id, author_id }: Pick<SchedulePresetRow, "id" | "author_id">,
): Promise<void> {
  await trx
    .deleteFrom("schedule_presets")
    .where("id", "=", id)
    .where("author_id", "=", author_id)
    .execute();
}

/** The actor's institution; undefined if they have none. */
export function ownInstitution(
  trx: Trx,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  return trx
    .selectFrom("institutions")
    .select(["id", "name"])
    .where(sql<boolean>`id = (select app_institution())`)
    .executeTakeFirst();
}
