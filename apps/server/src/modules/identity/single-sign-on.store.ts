import { sql } from "kysely";
import type { Told } from "../../adapters/single-sign-on/strength.ts";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";
import type { InstitutionSignInRow, SingleSignOnsTable } from "../../db/tables/ways-in.ts";
import { idByEmail, idByLogin } from "../account-id.store.ts";

/** The institution whose own sign-in the person with this email address or username uses. */
export function findSignInOf(trx: Trx, name: string): Promise<string | undefined> {
  return (
    trx
      .selectFrom("users")
      .innerJoin(
        "institution_sign_in",
        "institution_sign_in.institution_id",
        "users.institution_id",
      )
      .select("institution_sign_in.institution_id as id")
      .where("institution_sign_in.is_on", "=", true)
      .where("users.id", "=", idByLogin(name))
      .where("users.status", "=", "ACTIVE")
      // An institution knows its staff; its patients sign in like everyone else.
      .where("users.type", "=", "clinician")
      .executeTakeFirst()
      .then((row) => row?.id)
  );
}

export async function insertSingleSignOn(trx: Trx, row: SingleSignOnsTable): Promise<void> {
  await trx.insertInto("single_sign_ons").values(row).execute();
}

/** Deletes it as it is read: each is valid for one step. */
export function takeSingleSignOn(
  trx: Trx,
  stateHash: Buffer,
  step: "to begin" | "begun",
  now: Date,
): Promise<SingleSignOnsTable | undefined> {
  return trx
    .deleteFrom("single_sign_ons")
    .where("state_hash", "=", stateHash)
    .where("code_verifier", step === "begun" ? "is not" : "is", null)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

export const deleteSingleSignOnsBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(
    trx,
    { from: "single_sign_ons", key: ["id"], where: sql`expires_at < ${before}` },
    most,
  );

/** The sign-in settings of an institution, if its own sign-in is on. */
export function loadSignIn(
  trx: Trx,
  institutionId: string,
): Promise<InstitutionSignInRow | undefined> {
  return trx
    .selectFrom("institution_sign_in")
    .selectAll()
    .where("institution_id", "=", institutionId)
    .where("is_on", "=", true)
    .executeTakeFirst();
}

/** Stores what the provider last reported, for the institution's admins: how somebody signed in, but not who. */
export async function recordTold(
  trx: Trx,
  institutionId: string,
  told: Told,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("institution_sign_in")
    .set({ last_told: JSON.stringify({ at: now.toISOString(), ...told }) })
    .where("institution_id", "=", institutionId)
    .execute();
}

export interface Member {
  readonly id: string;
}

const membersOf = (trx: Trx, institutionId: string) =>
  trx
    .selectFrom("users")
    .select("id")
    .where("institution_id", "=", institutionId)
    .where("status", "=", "ACTIVE")
    .where("type", "=", "clinician");

/** The institution's member who came back as this subject before, otherwise the one with that verified address. */
export async function findMember(
  trx: Trx,
  institutionId: string,
  { subject, email }: { readonly subject: string; readonly email: string | undefined },
): Promise<Member | undefined> {
  const members = membersOf(trx, institutionId);
  const known = await members.where("sso_subject", "=", subject).executeTakeFirst();
  if (known || !email) return known;
  return members
    .where("sso_subject", "is", null)
    .where("id", "=", idByEmail(email))
    .executeTakeFirst();
}

/**
 * Whether the member with this verified address came in as another subject before. Institutions
 * pass an address on to another person, and also recreate the account of the same person: which of
 * the two it is cannot be told from here.
 */
export async function isBoundElsewhere(
  trx: Trx,
  institutionId: string,
  email: string,
): Promise<boolean> {
  const bound = await membersOf(trx, institutionId)
    .where("sso_subject", "is not", null)
    .where("id", "=", idByEmail(email))
    .executeTakeFirst();
  return bound !== undefined;
}

/** Somebody's subject id where they log in; undefined if they never came from there. */
export async function findSubject(trx: Trx, userId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("users")
    .select("sso_subject")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.sso_subject ?? undefined;
}

/** Lets the next sign-in with their verified address be theirs. @returns whether there was anything to forget */
export async function forgetSubject(trx: Trx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("users")
    .set({ sso_subject: null })
    .where("id", "=", userId)
    .where("sso_subject", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function recordSubject(trx: Trx, userId: string, subject: string): Promise<void> {
  await trx
    .updateTable("users")
    .set({ sso_subject: subject })
    .where("id", "=", userId)
    .where("sso_subject", "is", null)
    .execute();
}
