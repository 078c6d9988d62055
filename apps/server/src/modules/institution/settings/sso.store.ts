import { type NotNull, sql } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { InstitutionSignInRow } from "../../../db/tables/ways-in.ts";

/** These want the institution's admin, where nothing else is said. */

export function findSignIn(trx: Trx, id: string): Promise<InstitutionSignInRow | undefined> {
  return trx
    .selectFrom("institution_sign_in")
    .selectAll()
    .where("institution_id", "=", id)
    .executeTakeFirst();
}

/** The clinicians of an institution, and those of them without a mail address. */
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

/** Saves it where it is still at the version before, 0 where there is none. @returns whether it was */
export async function saveSignIn(
  trx: Trx,
  row: Omit<InstitutionSignInRow, "last_told">,
): Promise<boolean> {
  const { institution_id, ...values } = row;
  if (row.version === 1) {
    const added = await trx
      .insertInto("institution_sign_in")
      .values(row)
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

/**
 * Another provider names people by other names: by those of before it would let in the wrong ones. What the one before
 * told goes, too.
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

/** The admins of an institution who can be written to. Wants the actor `sign-in`. */
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
