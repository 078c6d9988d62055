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

export async function findPasswordHash(trx: Trx, userId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("credentials")
    .select("password_hash")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.password_hash;
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

/** All but one, or all. */
export async function endSessions(
  trx: Trx,
  { userId, except }: { readonly userId: string; readonly except?: string },
  now: Date,
): Promise<void> {
  const all = trx
    .updateTable("auth_sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
  await (except ? all.where("id", "<>", except) : all).execute();
}

/** Whoever had to change it has done so. */
export async function setPassword(
  trx: Trx,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("credentials")
    .values({ user_id: userId, password_hash: hash, changed_at: now })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ password_hash: hash, changed_at: now }),
    )
    .execute();
  await updateUser(trx, userId, { prompt_change_password: false });
}
