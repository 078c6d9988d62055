import { sql } from "kysely";
import type { Trx } from "../db/database.ts";

/**
 * Whether a clinician (`users`) works with the patient of a row (`caseload`): the work has not
 * ended, and the account is neither suspended nor waiting to be deleted.
 */
export const isAtWork = sql<boolean>`(caseload.discharged_at is null and users.status = 'ACTIVE'
  and users.deletion_due_at is null)`;

/** Whether a clinician's account exists and is not suspended. */
export async function isActiveClinician(trx: Trx, clinicianId: string): Promise<boolean> {
  const found = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", clinicianId)
    .where("type", "=", "clinician")
    .where("status", "=", "ACTIVE")
    .executeTakeFirst();
  return found !== undefined;
}

/** Who gives a brochure or signs a note: the clinician, and where they work. */
export async function clinicOf(trx: Trx, clinicianId: string) {
  const row = await trx
    .selectFrom("users")
    .leftJoin("institutions", "institutions.id", "users.institution_id")
    .leftJoin("clinicians", "clinicians.clinician_id", "users.id")
    .select(["first_name", "last_name", "username", "institutions.name", "facility_name", "role"])
    .where("users.id", "=", clinicianId)
    .executeTakeFirstOrThrow();
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    institution: row.name ?? row.facility_name,
    /** Null if not stated. */
    role: row.role,
  };
}
