import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";

/** A colleague's name; null for somebody who has nothing to do with the actor, or is gone. */
export async function findClinicianName(trx: Trx, clinicianId: string): Promise<string | null> {
  const { rows } = await sql<{
    name: string | null;
  }>`select app_clinician_name(${clinicianId}::uuid) as name`.execute(trx);
  return rows[0]!.name;
}
