import type { Trx } from "../../db/database.ts";

/** Patients created the way a clinician would, but claimed by none: never in a caseload, never signed in. */
const unclaimed = (trx: Trx, before: Date) =>
  trx
    .selectFrom("users")
    .innerJoin("subscriptions", "subscriptions.patient_id", "users.id")
    .select("users.id")
    .where("subscriptions.status", "=", "clinician_setup")
    .where("users.sign_up_request", "is not", null)
    .where("users.last_sign_in_at", "is", null)
    .where("users.created_at", "<", before)
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
          selectFrom("caseload_events")
            .select("event_id")
            .whereRef("caseload_events.patient_id", "=", "users.id"),
        ),
      ),
    );

/** One batch at a time. */
export async function unclaimedPatients(
  trx: Trx,
  before: Date,
  most: number,
  passedOver: number,
): Promise<string[]> {
  const rows = await unclaimed(trx, before)
    .orderBy("users.created_at")
    .orderBy("users.id")
    .limit(most)
    .offset(passedOver)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether this one is still unclaimed. */
export async function isUnclaimed(trx: Trx, patientId: string, before: Date): Promise<boolean> {
  const found = await unclaimed(trx, before).where("users.id", "=", patientId).executeTakeFirst();
  return found !== undefined;
}
