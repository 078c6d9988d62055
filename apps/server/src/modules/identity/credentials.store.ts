import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";

/** Sets a person's password, which they no longer need to change. One made by somebody else expires. */
export async function storePassword(
  trx: Trx,
  userId: string,
  passwordHash: string,
  now: Date,
  expiresAt: Date | null = null,
): Promise<void> {
  const values = {
    password_hash: passwordHash,
    changed_at: now,
    expires_at: expiresAt,
    outgrown: false,
  };
  await trx
    .insertInto("credentials")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
  await trx
    .updateTable("users")
    .set({ prompt_change_password: false })
    .where("id", "=", userId)
    .execute();
}

/** Whether somebody's password expires by itself. */
export async function passwordEnds(trx: Trx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ ends: boolean }>`
    select app_has_issued_password(${userId}::uuid) as ends`.execute(trx);
  return rows[0]!.ends;
}

/** Makes the person choose another password once they come in by their current one. */
export async function requireNewPassword(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable("users")
    .set({ prompt_change_password: true })
    .where("id", "=", userId)
    .execute();
}

/** Makes the person choose another password because this one is no longer enough, if nothing else does. */
export async function markOutgrown(trx: Trx, userId: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("users")
    .set({ prompt_change_password: true })
    .where("id", "=", userId)
    .where("prompt_change_password", "=", false)
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await trx
      .updateTable("credentials")
      .set({ outgrown: true })
      .where("user_id", "=", userId)
      .execute();
}

/** Takes back `markOutgrown`. A password made by somebody else must still be changed. */
export async function unmarkOutgrown(trx: Trx, userId: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("credentials")
    .set({ outgrown: false })
    .where("user_id", "=", userId)
    .where("outgrown", "=", true)
    // The release before issues passwords without knowing of the mark.
    .where("expires_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await trx
      .updateTable("users")
      .set({ prompt_change_password: false })
      .where("id", "=", userId)
      .execute();
}
