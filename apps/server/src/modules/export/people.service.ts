import type { Trx } from "../../db/database.ts";
import { careTeamOf } from "../caseload/care-team.service.ts";
import { type Export, readPart } from "./export-parts.ts";

const personOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("users as u")
    .innerJoin("patients as p", "p.patient_id", "u.id")
    .leftJoin("institutions as i", "i.id", "u.institution_id")
    .select(["u.id as patientId", "u.username", "u.first_name as firstName"])
    .select(["u.last_name as lastName", "u.email", "u.phone_number as phoneNumber", "u.locale"])
    .select(["p.gender", "i.id as institutionId", "i.name as institutionName"])
    .where("u.id", "=", patientId)
    .where("p.patient_id", "=", patientId)
    .executeTakeFirstOrThrow();

export interface FhirPeople {
  readonly patient: Awaited<ReturnType<typeof personOf>>;
  /** Those who are treating the patient now. */
  readonly clinicians: readonly {
    readonly clinicianId: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
  }[];
  readonly institution: { readonly id: string; readonly name: string } | null;
}

export async function peopleOf(asked: Export): Promise<FhirPeople> {
  const patient = await readPart(asked, (trx) => personOf(trx, asked.patientId));
  const team = await asked.lane(() => careTeamOf(asked.db, asked.patientId));
  const { institutionId: id, institutionName: name } = patient;
  return {
    patient,
    clinicians: team
      .filter(({ discharged_at }) => discharged_at === null)
      .map((row) => ({
        clinicianId: row.clinician_id,
        firstName: row.first_name,
        lastName: row.last_name,
      })),
    institution: id !== null && name !== null ? { id, name } : null,
  };
}
