import type { Trx } from "../../db/database.ts";

export interface SignedUp {
  /** Ids after this one. */
  readonly after: string;
  readonly from: Date;
  readonly until: Date;
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
  { after, from, until }: SignedUp,
  most: number,
): Promise<PatientWithoutClinician[]> {
  const rows = await trx
    .selectFrom("users")
    .innerJoin("patients", "patients.patient_id", "users.id")
    .select(["users.id", "users.email", "users.first_name", "users.username"])
    .where("users.id", ">", after)
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
    .limit(most)
    .execute();
  return rows.flatMap(({ id, email, first_name, username }) =>
    email === null ? [] : [{ id, email, name: first_name ?? username }],
  );
}
