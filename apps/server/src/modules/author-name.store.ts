import { sql } from "kysely";
import type { Trx } from "../db/database.ts";

/** The name of a clinician who wrote in a patient's record; null for anyone else, or if they are gone. */
export async function authorName(
  trx: Trx,
  patientId: string,
  clinicianId: string,
): Promise<string | null> {
  const { rows } = await sql<{
    name: string | null;
  }>`select app_author_name(${patientId}::uuid, ${clinicianId}::uuid) as name`.execute(trx);
  return rows[0]!.name;
}

/** The same for several at once, by id. */
export async function authorNames(
  trx: Trx,
  patientId: string,
  clinicianIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, app_author_name(${patientId}::uuid, id) as name
    from unnest(${[...new Set(clinicianIds)]}::uuid[]) id`.execute(trx);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}
