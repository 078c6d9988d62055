import type { Trx } from "../../db/database.ts";
import type { UsersTable } from "../../db/tables/identity.ts";
import type { Updateable } from "kysely";

export function findDetails(trx: Trx, userId: string) {
  return trx
    .selectFrom("users")
    .leftJoin("institutions", "institutions.id", "users.institution_id")
    .selectAll("users")
    .select("institutions.requires_one_time_codes")
    .where("users.id", "=", userId)
    .executeTakeFirst();
}
export type Details = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

export async function updateUser(
  trx: Trx,
  userId: string,
  changes: Updateable<UsersTable>,
): Promise<void> {
  await trx.updateTable("users").set(changes).where("id", "=", userId).execute();
}

/** Another admin of the same institution who may sign in. */
export async function hasOtherAdmin(
  trx: Trx,
  { userId, institutionId }: { readonly userId: string; readonly institutionId: string },
): Promise<boolean> {
  const found = await trx
    .selectFrom("users")
    .select("id")
    .where("institution_id", "=", institutionId)
    .where("institution_admin", "=", true)
    .where("status", "=", "ACTIVE")
    .where("deletion_due_at", "is", null)
    .where("id", "<>", userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Live sessions of a person, the latest used first. */
export function liveSessions(trx: Trx, userId: string, now: Date) {
  return trx
    .selectFrom("auth_sessions")
    .select(["id", "device", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .execute();
}

/** @returns whether there was such a session of this person */
export async function endSessionOf(
  trx: Trx,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("auth_sessions")
    .set({ revoked_at: now })
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
