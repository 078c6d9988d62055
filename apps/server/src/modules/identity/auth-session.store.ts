import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { type Insertable, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";
import { asPrepared } from "../../db/prepared-statements.ts";
import type { AuthSessionsTable, UserRow } from "../../db/tables/identity.ts";
import { lockUser } from "./lock-account.store.ts";

export interface FoundSession {
  readonly token_hash: Buffer;
  readonly session_id: string;
  readonly expires_at: Date;
  readonly last_used_at: Date;
  readonly created_at: Date;
  /** Whether it was opened by typing a password. */
  readonly by_password: boolean;
  readonly user_id: string;
  readonly type: UserRow["type"];
  readonly status: UserRow["status"];
  readonly institution_id: string | null;
  readonly institution_admin: boolean;
  readonly prompt_change_password: boolean;
  readonly subscription: SubscriptionStatus | null;
}

export async function insertSession(trx: Trx, row: Insertable<AuthSessionsTable>): Promise<void> {
  await trx.insertInto("auth_sessions").values(row).execute();
}

/**
 * The sessions of these tokens that nobody has ended, including expired ones and those of users who
 * may not sign in.
 */
export function findSessions(trx: Trx, tokenHashes: readonly Buffer[]): Promise<FoundSession[]> {
  const found = trx
    .selectFrom("auth_sessions")
    .innerJoin("users", "users.id", "auth_sessions.user_id")
    .leftJoin("subscriptions", "subscriptions.patient_id", "users.id")
    .select([
      "auth_sessions.token_hash",
      "auth_sessions.id as session_id",
      "auth_sessions.last_used_at",
      "auth_sessions.created_at",
      "auth_sessions.expires_at",
      "auth_sessions.by_password",
      "users.id as user_id",
      "users.type",
      "users.status",
      "users.institution_id",
      "users.institution_admin",
      "users.prompt_change_password",
      "subscriptions.status as subscription",
    ])
    .where("auth_sessions.revoked_at", "is", null);
  const [only, ...others] = tokenHashes;
  // A plan for any number of tokens expects several: for one it may not look up the session by its key.
  if (only && others.length === 0)
    return found.where("token_hash", "=", only).modifyEnd(asPrepared).execute();
  return found.where("token_hash", "=", sql<Buffer>`any(${tokenHashes}::bytea[])`).execute();
}

export async function touchSession(trx: Trx, sessionId: string, now: Date, expiresAt: Date) {
  await trx
    .updateTable("auth_sessions")
    .set({ last_used_at: now, expires_at: expiresAt })
    .where("id", "=", sessionId)
    .execute();
}

export async function revokeSession(trx: Trx, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable("auth_sessions")
    .set({ revoked_at: now })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}

/** Ends all of a person's sessions, except one if it is named; also one that is just being opened. */
export async function revokeSessions(
  trx: Trx,
  userId: string,
  now: Date,
  exceptId?: string,
): Promise<void> {
  await lockUser(trx, userId);
  const ending = trx
    .updateTable("auth_sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
  await (exceptId ? ending.where("id", "!=", exceptId) : ending).execute();
}

/** Ended and expired sessions that nobody will ask about any longer. */
export const deleteSessionsBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(
    trx,
    {
      from: "auth_sessions",
      key: ["id"],
      where: sql`expires_at < ${before} or revoked_at < ${before}`,
    },
    most,
  );
