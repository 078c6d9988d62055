import type { Trx } from "../../db/database.ts";
import type { UsersTable } from "../../db/tables/identity.ts";
import { sql, type Updateable } from "kysely";
import type { Account } from "../account.store.ts";

export function findDetails(trx: Trx, userId: string) {
  return trx
    .selectFrom("users")
    .leftJoin("institutions", "institutions.id", "users.institution_id")
    .selectAll("users")
    .select("institutions.requires_one_time_codes")
    .where("users.id", "=", userId)
    .executeTakeFirst();
}
export type Details = NonNullable<Awaited<ReturnType<typeof findDetails>>> &
  Pick<Account, "signs_in_at">;

/** Locks the account against other changes until the transaction ends. */
export async function lockDetails(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
}

export async function updateUser(
  trx: Trx,
  userId: string,
  changes: Updateable<UsersTable>,
): Promise<void> {
  await trx.updateTable("users").set(changes).where("id", "=", userId).execute();
}

/**
 * Somebody removed by an institution comes back without one, and can sign in again.
 * @returns whether a pending deletion was canceled
 */
export async function clearDeletion(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("users")
    // Removal by an institution also suspends; anyone suspended by their current one stays suspended.
    .set({
      deletion_due_at: null,
      status: sql<
        "ACTIVE" | "SUSPENDED"
      >`case when institution_id is null then 'ACTIVE' else status end`,
    })
    .where("id", "=", userId)
    .where("deletion_due_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A person's live sessions, most recently used first. */
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

/** @returns whether this person had such a session */
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
