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
  const values = { password_hash: passwordHash, changed_at: now, expires_at: expiresAt };
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
