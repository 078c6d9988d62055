import { sql, type Insertable, type Updateable } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { InstitutionsTable, PatientsTable, UsersTable } from "../../db/tables/identity.ts";
import type { CliniciansTable } from "../../db/tables/ways-in.ts";
import type { Selectable } from "kysely";
import { idByEmail, idByUsername } from "../account-id.store.ts";

/** Usernames that are a stem, or a stem with a number, in lowercase. */
export async function usernamesLike(trx: Trx, stem: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    names: string[];
  }>`select app_names_of_stem(${stem.toLowerCase()}) as names`.execute(trx);
  return new Set(rows[0]!.names);
}

export async function emailIsUsed(trx: Trx, email: string): Promise<boolean> {
  const found = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", idByEmail(email))
    .executeTakeFirst();
  return found !== undefined;
}

export async function usernameIsUsed(trx: Trx, username: string): Promise<boolean> {
  const found = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", idByUsername(username))
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns whether the user was added: not with a name or an address that is already taken */
export async function insertUser(trx: Trx, row: Insertable<UsersTable>): Promise<boolean> {
  const added = await trx
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function insertCredentials(trx: Trx, userId: string, hash: string, now: Date) {
  await trx
    .insertInto("credentials")
    .values({ user_id: userId, password_hash: hash, changed_at: now })
    .execute();
}

export async function insertPatient(trx: Trx, patient: Insertable<PatientsTable>): Promise<void> {
  await trx.insertInto("patients").values(patient).execute();
}

/** Whether a clinician has created the account, and the patient has not finished it. */
export async function isUnfinished(trx: Trx, patientId: string): Promise<boolean> {
  const found = await trx
    .selectFrom("subscriptions")
    .select("patient_id")
    .where("patient_id", "=", patientId)
    .where("status", "=", "clinician_setup")
    .executeTakeFirst();
  return found !== undefined;
}

export async function updatePatient(
  trx: Trx,
  patientId: string,
  details: Updateable<PatientsTable>,
): Promise<void> {
  await trx.updateTable("patients").set(details).where("patient_id", "=", patientId).execute();
}

export async function insertClinician(trx: Trx, row: Insertable<CliniciansTable>): Promise<void> {
  await trx.insertInto("clinicians").values(row).execute();
}

export function findInstitution(
  trx: Trx,
  id: string,
): Promise<Selectable<InstitutionsTable> | undefined> {
  return trx.selectFrom("institutions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The account that a request has created since then, by the username or the address it gave. */
export function findSignUp(
  trx: Trx,
  {
    requestId,
    since,
    ...named
  }: { readonly requestId: string; readonly since: Date } & (
    | { readonly email: string }
    | { readonly username: string }
  ),
): Promise<{ readonly id: string; readonly password_hash: string } | undefined> {
  return trx
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .select(["users.id", "credentials.password_hash"])
    .where(
      "users.id",
      "=",
      "email" in named ? idByEmail(named.email) : idByUsername(named.username),
    )
    .where("sign_up_request", "=", requestId)
    .where("users.created_at", ">=", since)
    .where("users.status", "=", "ACTIVE")
    .executeTakeFirst();
}
