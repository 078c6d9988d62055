import type { SubscriptionStatus, UserType } from "@regain/contract/entities/enumerations";
import type { Insertable } from "kysely";
import { v7 } from "uuid";
import type { Trx } from "../db/database.ts";
import type {
  CaseloadTable,
  InstitutionsTable,
  PatientsTable,
  SubscriptionsTable,
  UsersTable,
} from "../db/tables/identity.ts";

/** Shared by the demo and the tests. All of these run inside `withActor(system("demo"), ...)`. */

export type PersonDetails = Partial<Omit<Insertable<UsersTable>, "type">> & {
  readonly username: string;
  /** Argon2id; a person without one cannot sign in by password. */
  readonly passwordHash?: string;
};

export interface PatientDetails extends PersonDetails {
  readonly patient?: Partial<Omit<Insertable<PatientsTable>, "patient_id">>;
  readonly subscription?: Partial<Omit<Insertable<SubscriptionsTable>, "patient_id">>;
}

function capitalised(username: string): string {
  return username.charAt(0).toUpperCase() + username.slice(1);
}

async function addUser(trx: Trx, type: UserType, details: PersonDetails): Promise<string> {
  const { passwordHash, ...own } = details;
  const id = own.id ?? v7();
  await trx
    .insertInto("users")
    .values({
      first_name: capitalised(own.username),
      email: `${own.username}@example.org`,
      ...own,
      id,
      type,
    })
    .execute();
  if (passwordHash)
    await trx
      .insertInto("credentials")
      .values({ user_id: id, password_hash: passwordHash })
      .execute();
  return id;
}

/** Adds a patient, paying unless specified otherwise; returns the id. */
export async function addPatient(trx: Trx, details: PatientDetails): Promise<string> {
  const { patient, subscription, ...person } = details;
  const id = await addUser(trx, "patient", person);
  await trx
    .insertInto("patients")
    .values({ ...patient, patient_id: id })
    .execute();
  await trx
    .insertInto("subscriptions")
    .values({ status: "paying", payment_source: "Stripe", ...subscription, patient_id: id })
    .execute();
  return id;
}

export async function setSubscriptionStatus(
  trx: Trx,
  patientId: string,
  status: SubscriptionStatus,
): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ status })
    .where("patient_id", "=", patientId)
    .execute();
}

/** Adds a clinician, who is an institution's admin if `institution_admin` says so; returns the id. */
export function addClinician(trx: Trx, details: PersonDetails): Promise<string> {
  return addUser(trx, "clinician", details);
}

export async function addToCaseload(trx: Trx, row: Insertable<CaseloadTable>): Promise<void> {
  await trx.insertInto("caseload").values(row).execute();
}

export async function addInstitution(
  trx: Trx,
  details: Partial<Insertable<InstitutionsTable>> & { readonly name: string },
): Promise<string> {
  const id = details.id ?? v7();
  await trx
    .insertInto("institutions")
    .values({ country: "US", ...details, id })
    .execute();
  return id;
}
