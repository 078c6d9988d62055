import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { findEntry } from "./caseload.store.ts";

/**
 * A discharged patient's record is still read and written, but their therapy is not changed:
 * anything that changes it checks here first.
 * @throws Refusal `not-found` if the clinician does not have the patient, `patient-discharged`
 */
export async function requireActivePatient(
  trx: Trx,
  clinicianId: string,
  patientId: string,
): Promise<void> {
  const entry = await findEntry(trx, clinicianId, patientId);
  if (!entry) throw new Refusal("not-found");
  if (entry.discharged_at) throw new Refusal("patient-discharged");
}
