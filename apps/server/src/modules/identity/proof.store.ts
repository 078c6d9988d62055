import { type Insertable, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";
import type { ProofCodeRow, ProofCodesTable } from "../../db/tables/ways-in.ts";
import type { ProofOfSession, ProvenAddress } from "./proof.rules.ts";

/** These require the actor `sign-in` unless stated otherwise. */

/** When and how a session's person came in, and when they proved again who they are. */
export function findProof(trx: Trx, sessionId: string): Promise<ProofOfSession | undefined> {
  return trx
    .selectFrom("auth_sessions")
    .select(["user_id", "created_at", "proved_at", "by_card", "card_made_by"])
    .where("id", "=", sessionId)
    .executeTakeFirst();
}

export function findProvenAddress(trx: Trx, sessionId: string): Promise<ProvenAddress | undefined> {
  return trx
    .selectFrom("auth_sessions")
    .select(["proved_address", "address_proved_at"])
    .where("id", "=", sessionId)
    .executeTakeFirst();
}

/** @param hash of the address */
export async function recordProvenAddress(
  trx: Trx,
  sessionId: string,
  hash: Buffer,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("auth_sessions")
    .set({ proved_address: hash, address_proved_at: now })
    .where("id", "=", sessionId)
    .execute();
}

export async function recordProof(trx: Trx, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable("auth_sessions")
    .set({ proved_at: now })
    .where("id", "=", sessionId)
    .execute();
}

/** Replaces an older code. @returns when that one was sent, if it is too recent to replace: after `sentBefore` */
export async function storeProofCode(
  trx: Trx,
  row: Insertable<ProofCodesTable>,
  sentBefore: Date,
): Promise<Date | undefined> {
  const stored = await trx
    .insertInto("proof_codes")
    .values({ ...row, tries: 0 })
    .onConflict((conflict) =>
      conflict
        .column("session_id")
        .doUpdateSet({ ...row, tries: 0 })
        .where("proof_codes.sent_at", "<=", sentBefore),
    )
    .returning("sent_at")
    .executeTakeFirst();
  if (stored) return undefined;
  const { sent_at } = await trx
    .selectFrom("proof_codes")
    .select("sent_at")
    .where("session_id", "=", row.session_id)
    .executeTakeFirstOrThrow();
  return sent_at;
}

/**
 * Counts a try before it is judged, in one statement: of a hundred sent at once, no more than
 * `maxTries` are judged.
 */
export function takeProofTry(
  trx: Trx,
  sessionId: string,
  maxTries: number,
  now: Date,
): Promise<ProofCodeRow | undefined> {
  return trx
    .updateTable("proof_codes")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("session_id", "=", sessionId)
    .where("expires_at", ">", now)
    .where("tries", "<", maxTries)
    .returningAll()
    .executeTakeFirst();
}

/** How often this session's code was tried; undefined if there is none. */
export async function proofTries(trx: Trx, sessionId: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom("proof_codes")
    .select("tries")
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row?.tries;
}

export async function deleteProofCode(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom("proof_codes").where("session_id", "=", sessionId).execute();
}

/** Requires the actor `jobs`. */
export const deleteProofCodesBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(
    trx,
    { from: "proof_codes", key: ["session_id"], where: sql`expires_at < ${before}` },
    most,
  );
