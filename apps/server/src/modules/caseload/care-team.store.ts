import type { Trx } from "../../db/database.ts";
import { isAtWork } from "../clinician.store.ts";

/**
 * Every clinician who has a patient, first to last; at most `most` of them, if given. Requires the
 * actor `caseload`: colleagues do not see each other's lists.
 */
export function careTeam(trx: Trx, patientId: string, most?: number) {
  const team = trx
    .selectFrom("caseload")
    .innerJoin("users", "users.id", "caseload.clinician_id")
    .select(["clinician_id", "since", "discharged_at"])
    .select(["users.first_name", "users.last_name", "users.username", "users.email"])
    .select(isAtWork.as("is_at_work"))
    .where("caseload.patient_id", "=", patientId)
    .orderBy("since")
    .orderBy("clinician_id");
  return (most === undefined ? team : team.limit(most)).execute();
}

export async function countCareTeam(trx: Trx, patientId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("caseload")
    .innerJoin("users", "users.id", "caseload.clinician_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("caseload.patient_id", "=", patientId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of events in a patient's care. */
export async function countCaseEvents(trx: Trx, patientId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("caseload_events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("patient_id", "=", patientId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of them, latest first. Requires the actor `caseload`, which can read the names. */
export function caseEvents(
  trx: Trx,
  patientId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return trx
    .selectFrom("caseload_events as e")
    .leftJoin("users as c", "c.id", "e.clinician_id")
    .leftJoin("users as o", "o.id", "e.other_clinician_id")
    .select(["e.event_id", "e.kind", "e.reason", "e.note", "e.at"])
    .select(["c.first_name", "c.last_name", "c.username"])
    .select(["o.first_name as other_first", "o.last_name as other_last"])
    .select("o.username as other_username")
    .where("e.patient_id", "=", patientId)
    .orderBy("e.at", "desc")
    .orderBy("e.event_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The clinician whose work with the patient was ended at that moment. Requires the actor `caseload`. */
export function whoDischarged(trx: Trx, patientId: string, at: Date) {
  return trx
    .selectFrom("caseload_events as e")
    .leftJoin("users as c", "c.id", "e.clinician_id")
    .select(["e.clinician_id", "c.first_name", "c.last_name", "c.username"])
    .where("e.patient_id", "=", patientId)
    .where("e.kind", "=", "discharged")
    .where("e.at", "=", at)
    .executeTakeFirst();
}

/** Colleagues who may take over a clinician's patients. Requires the actor `caseload`. */
export function colleaguesOf(
  trx: Trx,
  { userId, institutionId }: { readonly userId: string; readonly institutionId: string },
) {
  return trx
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "username", "email"])
    .where("institution_id", "=", institutionId)
    .where("type", "=", "clinician")
    .where("status", "=", "ACTIVE")
    .where("deletion_due_at", "is", null)
    .where("id", "<>", userId)
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("username")
    .execute();
}
