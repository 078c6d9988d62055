import { type NotNull, sql } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { InstitutionSignInRow } from "../../../db/tables/ways-in.ts";

/** These require the institution's admin unless stated otherwise. */

export function findSignIn(trx: Trx, id: string): Promise<InstitutionSignInRow | undefined> {
  return trx
    .selectFrom("institution_sign_in")
    .selectAll()
    .where("institution_id", "=", id)
    .executeTakeFirst();
}

/** How many clinicians an institution has, and how many of them have no email address. */
export function countMembers(trx: Trx, id: string) {
  return trx
    .selectFrom("users")
    .select([
      sql<number>`count(*)::int`.as("members"),
      sql<number>`(count(*) filter (where email is null))::int`.as("membersWithoutAddress"),
    ])
    .where("institution_id", "=", id)
    .where("type", "=", "clinician")
    .where("status", "=", "ACTIVE")
    .executeTakeFirstOrThrow();
}

export interface SavedSignIn extends Omit<InstitutionSignInRow, "last_told" | "client_secret"> {
  /** Missing if the stored one stays. */
  readonly client_secret?: string;
}

/** Saves it if it is still at the previous version, 0 if there is none. @returns whether it was */
export async function saveSignIn(trx: Trx, row: SavedSignIn): Promise<boolean> {
  const { institution_id, ...values } = row;
  const { client_secret } = row;
  if (row.version === 1 && client_secret !== undefined) {
    const added = await trx
      .insertInto("institution_sign_in")
      .values({ ...row, client_secret })
      .onConflict((conflict) => conflict.column("institution_id").doNothing())
      .returning("institution_id")
      .executeTakeFirst();
    return added !== undefined;
  }
  const { numUpdatedRows } = await trx
    .updateTable("institution_sign_in")
    .set(values)
    .where("institution_id", "=", institution_id)
    .where("version", "=", row.version - 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Switches it off, as its admin would. Requires the actor `sign-in`. @returns whether it was on */
export async function switchOff(trx: Trx, institutionId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("institution_sign_in")
    .set((row) => ({ is_on: false, version: row("version", "+", 1) }))
    .where("institution_id", "=", institutionId)
    .where("is_on", "=", true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An institution's clinicians who logged in through it, and now need a password. */
export interface WithoutPassword {
  readonly members: number;
  readonly withoutPassword: number;
  /** Those of them whom no letter reaches to set one. */
  readonly unreachable: number;
}

/** Requires the actor `sign-in`. */
export function countWithoutPassword(trx: Trx, institutionId: string): Promise<WithoutPassword> {
  const lacks = sql`credentials.user_id is null`;
  return trx
    .selectFrom("users")
    .leftJoin("credentials", "credentials.user_id", "users.id")
    .select([
      sql<number>`count(*)::int`.as("members"),
      sql<number>`(count(*) filter (where ${lacks}))::int`.as("withoutPassword"),
      sql<number>`(count(*) filter (where ${lacks} and users.email is null))::int`.as(
        "unreachable",
      ),
    ])
    .where("users.institution_id", "=", institutionId)
    .where("users.type", "=", "clinician")
    .where("users.status", "=", "ACTIVE")
    .executeTakeFirstOrThrow();
}

/**
 * Another provider identifies people by other ids: the previous ones would let in the wrong people.
 * What the previous provider reported goes, too.
 */
export async function forgetPlace(trx: Trx, institutionId: string): Promise<void> {
  await trx
    .updateTable("institution_sign_in")
    .set({ last_told: null })
    .where("institution_id", "=", institutionId)
    .execute();
  await trx
    .updateTable("users")
    .set({ sso_subject: null })
    .where("institution_id", "=", institutionId)
    .where("sso_subject", "is not", null)
    .execute();
}

/** The admins of an institution who can be written to. Requires the actor `sign-in`. */
export function adminsOf(trx: Trx, institutionId: string) {
  return trx
    .selectFrom("users")
    .select(["id", "email", "first_name", "username"])
    .where("institution_id", "=", institutionId)
    .where("institution_admin", "=", true)
    .where("status", "=", "ACTIVE")
    .where("email", "is not", null)
    .$narrowType<{ email: NotNull }>()
    .execute();
}
