import { sql } from "kysely";
import type { Trx } from "../db/database.ts";

/** What the clinician is called who has written into a patient's record; null for anybody else, or who is gone. */
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

/** The same of several at once, by id. */
export async function authorNames(
  trx: Trx,
  patientId: string,
  clinicianIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const id of new Set(clinicianIds)) {
    const name = await authorName(trx, patientId, id);
    if (name !== null) names.set(id, name);
  }
  return names;
}
