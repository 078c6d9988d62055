import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { PartOfList } from "../../lib/part-of-list.ts";

export interface SignedUp {
  readonly from: Date;
  readonly until: Date;
}

/** Two servers that offer at once meet here. A statement of its own. */
export async function lockOffersTo(trx: Trx, patientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('therapist offers'), hashtext(${patientId}))`.execute(
    trx,
  );
}

/** Somebody who practices on their own. */
export interface PatientWithoutClinician {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * Patients who signed up on their own in this period, said that no clinician helps them, and have
 * none here: they are in no caseload and no institution. Anyone already offered a therapist, or
 * waiting to be deleted, is left out.
 */
export async function patientsWithoutClinician(
  trx: Trx,
  { from, until }: SignedUp,
  which: PartOfList,
): Promise<PatientWithoutClinician[]> {
  const rows = await trx
    .selectFrom("users")
    .innerJoin("patients", "patients.patient_id", "users.id")
    .select(["users.id", "users.email", "users.first_name", "users.username"])
    .where((user) =>
      "patientId" in which
        ? user("users.id", "=", which.patientId)
        : user("users.id", ">", which.after),
    )
    .where("users.created_at", ">=", from)
    .where("users.created_at", "<", until)
    .where("users.sign_up_request", "is not", null)
    .where("users.accepted_eula_at", "is not", null)
    .where("users.institution_id", "is", null)
    .where("users.deletion_due_at", "is", null)
    .where("users.email", "is not", null)
    .where("patients.clinician_assisted", "=", false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("caseload").select("since").whereRef("caseload.patient_id", "=", "users.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("mails")
            .select("mail_id")
            .whereRef("mails.user_id", "=", "users.id")
            .where("mails.template", "=", "therapistConsult"),
        ),
      ),
    )
    .orderBy("users.id")
    .limit("patientId" in which ? 1 : which.most)
    .execute();
  return rows.flatMap(({ id, email, first_name, username }) =>
    email === null ? [] : [{ id, email, name: first_name ?? username }],
  );
}
