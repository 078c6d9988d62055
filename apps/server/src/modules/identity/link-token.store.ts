import type { LinkPurpose } from "@regain/contract/link-purposes";
import { type Insertable, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";
import type { UserRow } from "../../db/tables/identity.ts";
import type { LinkTokenRow, LinkTokensTable } from "../../db/tables/ways-in.ts";

export async function insertLinkToken(trx: Trx, row: Insertable<LinkTokensTable>): Promise<void> {
  await trx.insertInto("link_tokens").values(row).execute();
}

export interface GivenLinkRow extends LinkTokenRow {
  /** Null for a link that belongs to an address only. */
  readonly user_type: UserRow["type"] | null;
  readonly user_status: UserRow["status"] | null;
}

/** A link, the type of user it was issued to, and whether they may still sign in. */
export function findLinkToken(trx: Trx, tokenHash: Buffer): Promise<GivenLinkRow | undefined> {
  return trx
    .selectFrom("link_tokens")
    .leftJoin("users", "users.id", "link_tokens.user_id")
    .selectAll("link_tokens")
    .select(["users.type as user_type", "users.status as user_status"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** @returns whether it was unused until now */
export async function markLinkTokenUsed(trx: Trx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("link_tokens")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes anyone revoking it wait until this transaction ends. @returns whether it was still unrevoked */
export async function lockLinkToken(trx: Trx, id: string): Promise<boolean> {
  const held = await trx
    .selectFrom("link_tokens")
    .select("id")
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Links that sign their person in. */
export const linksIn = ["reset-password", "sign-in"] as const satisfies readonly LinkPurpose[];

/** Revokes a person's links for a purpose that are still valid; printed cards are handled separately. */
export async function revokeLinkTokens(
  trx: Trx,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("link_tokens")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("expires_at", "is not", null)
    .where("revoked_at", "is", null)
    .where("used_at", "is", null)
    .execute();
}

const isCard = sql<boolean>`data @> '{"card": true}'`;

/** The valid sign-in card, otherwise the latest one on record. */
export function findLatestCard(trx: Trx, userId: string): Promise<LinkTokenRow | undefined> {
  return trx
    .selectFrom("link_tokens")
    .selectAll()
    .where("user_id", "=", userId)
    .where("purpose", "=", "sign-in")
    .where(isCard)
    .orderBy(sql`revoked_at is null`, "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Revokes a patient's cards; only those that one person made, if named. */
export async function revokeCards(
  trx: Trx,
  userId: string,
  now: Date,
  { madeBy }: { readonly madeBy?: string } = {},
): Promise<void> {
  const valid = trx
    .updateTable("link_tokens")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("purpose", "=", "sign-in")
    .where(isCard)
    .where("revoked_at", "is", null);
  await (madeBy ? valid.where(sql<boolean>`data ->> 'madeBy' = ${madeBy}`) : valid).execute();
}

export interface CardMaker {
  readonly clinicianId: string;
  readonly patientIds: readonly string[];
}

/**
 * Revokes these patients' cards that a clinician made, including those with no recorded maker, and
 * all sessions opened by one. Cards the patients made themselves stay.
 */
export async function endCards(
  trx: Trx,
  { clinicianId, patientIds }: CardMaker,
  now: Date,
): Promise<void> {
  if (patientIds.length === 0) return;
  await trx
    .updateTable("link_tokens")
    .set({ revoked_at: now, data: sql`data || '{"endedWithWork": true}'` })
    .where("user_id", "in", patientIds)
    .where("purpose", "=", "sign-in")
    .where(isCard)
    .where(sql<boolean>`coalesce(data ->> 'madeBy', ${clinicianId}::text) = ${clinicianId}::text`)
    .where("revoked_at", "is", null)
    .execute();
  // Also sessions by a card that a newer one replaced.
  await trx
    .updateTable("auth_sessions")
    .set({ revoked_at: now })
    .where("user_id", "in", patientIds)
    .where("by_card", "=", true)
    .where((row) =>
      row.or([row("card_made_by", "is", null), row("card_made_by", "=", clinicianId)]),
    )
    .where("revoked_at", "is", null)
    .execute();
}

/** Makes a clinician's homework invitations lead patients to another clinician; only one patient's, if named. */
export async function redirectInvitations(
  trx: Trx,
  { from, to }: { readonly from: string; readonly to: string },
  patientId?: string,
): Promise<void> {
  const open = trx
    .updateTable("link_tokens")
    .set({ data: sql`data || jsonb_build_object('handedTo', ${to}::text)` })
    .where("id", "=", sql<string>`any ((select app_open_homework_links(${from}))::uuid[])`)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null);
  await (patientId ? open.where("user_id", "=", patientId) : open).execute();
}

export const deleteLinkTokensBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(
    trx,
    {
      from: "link_tokens",
      key: ["id"],
      where: sql`expires_at < ${before} or revoked_at < ${before}`,
    },
    most,
  );
