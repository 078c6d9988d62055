import type { Updateable } from "kysely";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import type { PatientsTable, UsersTable } from "../../db/tables/identity.ts";
import { idByEmail } from "../account-id.store.ts";

/** A patient with everything that activating the account depends on. */
export function findPatient(trx: Trx, userId: string) {
  return trx
    .selectFrom("users")
    .innerJoin("subscriptions", "subscriptions.patient_id", "users.id")
    .select(["users.id", "username", "email", "first_name", "last_name", "institution_id"])
    .select(["time_zone", "accepted_eula_at", "subscriptions.status as subscription"])
    .where("users.id", "=", userId)
    .where("users.type", "=", "patient")
    .executeTakeFirst();
}
export type PatientToActivate = NonNullable<Awaited<ReturnType<typeof findPatient>>>;

export function findInstitution(trx: Trx, id: string | null) {
  return id
    ? trx.selectFrom("institutions").selectAll().where("id", "=", id).executeTakeFirst()
    : Promise.resolve(undefined);
}

/** Whether an address belongs to another person. */
export async function isOthersEmail(trx: Trx, email: string, userId: string): Promise<boolean> {
  const found = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", idByEmail(email))
    .where("id", "<>", userId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateUser(trx: Trx, id: string, change: Updateable<UsersTable>) {
  await trx.updateTable("users").set(change).where("id", "=", id).execute();
}

export async function updatePatient(trx: Trx, id: string, change: Updateable<PatientsTable>) {
  await trx.updateTable("patients").set(change).where("patient_id", "=", id).execute();
}

/** Chosen by the person, so they are not asked to change it. */
export async function setPassword(trx: Trx, userId: string, hash: string, now: Date) {
  await updateUser(trx, userId, { prompt_change_password: false });
  const set = { password_hash: hash, changed_at: now, expires_at: null, outgrown: false };
  await trx
    .insertInto("credentials")
    .values({ user_id: userId, ...set })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(set))
    .execute();
}

export function findClinician(trx: Trx, clinicianId: string) {
  return trx
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "username", "institution_id"])
    .where("id", "=", clinicianId)
    .where("type", "=", "clinician")
    .where("status", "=", "ACTIVE")
    .executeTakeFirst();
}

/** The homework invitation whose link is still valid, the latest if there are several. */
export function openHomeworkLink(trx: Trx, patientId: string, now: Date) {
  return trx
    .selectFrom("link_tokens")
    .select(["email", "data", "created_at"])
    .where("user_id", "=", patientId)
    .where("purpose", "=", "homework-invitation")
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The latest link for finishing a preauthorized account. What was agreed outlives the link itself. */
export function latestActivationLink(trx: Trx, patientId: string) {
  return trx
    .selectFrom("link_tokens")
    .select("data")
    .where("user_id", "=", patientId)
    .where("purpose", "=", "activation")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export interface Share {
  readonly patient_id: string;
  readonly clinician_id: string;
}

export async function isShared(trx: Trx, { patient_id, clinician_id }: Share): Promise<boolean> {
  const found = await trx
    .selectFrom("caseload")
    .select("since")
    .where("patient_id", "=", patient_id)
    .where("clinician_id", "=", clinician_id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds a patient to the caseload of a clinician who does not have them yet, recorded as the patient's own act. */
export async function share(trx: Trx, pair: Share, now: Date): Promise<void> {
  const added = await trx
    .insertInto("caseload")
    .values({ ...pair, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("patient_id")
    .executeTakeFirst();
  if (!added) return;
  const event = { event_id: v7(), kind: "added" as const, author_id: null, at: now };
  const nothing = { reason: null, note: null, other_clinician_id: null };
  await trx
    .insertInto("caseload_events")
    .values({ ...pair, ...event, ...nothing })
    .execute();
}
