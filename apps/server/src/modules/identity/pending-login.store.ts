import { type Insertable, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";
import type { PendingLoginRow, PendingLoginsTable } from "../../db/tables/ways-in.ts";

/** Which pending login: the token alone, or the userId alone, is not enough. */
export interface PendingName {
  readonly tokenHash: Buffer;
  readonly userId: string;
}

export async function insertPendingLogin(trx: Trx, row: Insertable<PendingLoginsTable>) {
  await trx.insertInto("pending_logins").values(row).execute();
}

export function findPendingLogin(
  trx: Trx,
  { tokenHash, userId }: PendingName,
  now: Date,
): Promise<PendingLoginRow | undefined> {
  return trx
    .selectFrom("pending_logins")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/**
 * Counts a try before it is judged, in one statement: of a hundred sent at once, no more than
 * `maxTries` are judged.
 */
export function takeCodeTry(
  trx: Trx,
  { tokenHash, userId }: PendingName,
  maxTries: number,
  now: Date,
): Promise<PendingLoginRow | undefined> {
  return trx
    .updateTable("pending_logins")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .where("code_expires_at", ">", now)
    .where("tries", "<", maxTries)
    .returningAll()
    .executeTakeFirst();
}

export interface NewCode {
  readonly codeHash: Buffer;
  readonly codeExpiresAt: Date;
}

/** @returns whether the code was replaced: not before `sentBefore`, and no more than `maxSends` in all */
export async function replaceCode(
  trx: Trx,
  id: string,
  { codeHash, codeExpiresAt }: NewCode,
  limits: { readonly sentBefore: Date; readonly maxSends: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("pending_logins")
    .set((row) => ({
      code_hash: codeHash,
      code_expires_at: codeExpiresAt,
      tries: 0,
      sends: row("sends", "+", 1),
      sent_at: now,
    }))
    .where("id", "=", id)
    .where("sent_at", "<=", limits.sentBefore)
    .where("sends", "<", limits.maxSends)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether it existed: of two calls that end it at the same moment, one does */
export async function deletePendingLogin(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("pending_logins")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deletePendingLoginsBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(
    trx,
    { from: "pending_logins", key: ["id"], where: sql`expires_at < ${before}` },
    most,
  );

export async function deletePendingLoginsOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("pending_logins").where("user_id", "=", userId).execute();
}
