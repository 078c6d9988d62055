import { sql, type Insertable, type Updateable } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { InstitutionsTable, UserRow } from "../../db/tables/identity.ts";
import type { InvitationRow, InvitationsTable } from "../../db/tables/ways-in.ts";
import type { Selectable } from "kysely";
import { addressForms } from "../../lib/address-forms.ts";
import { idByEmail } from "../account-id.store.ts";

export type InstitutionRow = Selectable<InstitutionsTable>;

export function findInvitation(trx: Trx, id: string): Promise<InvitationRow | undefined> {
  return trx.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The invitation of an address that has not led to an account; there is at most one. */
export function findUnaccepted(
  trx: Trx,
  institutionId: string,
  email: string,
): Promise<InvitationRow | undefined> {
  return trx
    .selectFrom("invitations")
    .selectAll()
    .where("institution_id", "=", institutionId)
    .where(sql<boolean>`lower(email) = any(${addressForms(email)}::text[])`)
    .where("status", "<>", "ACCEPTED")
    .executeTakeFirst();
}

/** @returns whether it was added: of two at the same moment only one is */
export async function insertInvitation(
  trx: Trx,
  row: Insertable<InvitationsTable>,
): Promise<boolean> {
  const added = await trx
    .insertInto("invitations")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function updateInvitation(
  trx: Trx,
  id: string,
  change: Updateable<InvitationsTable>,
): Promise<void> {
  await trx.updateTable("invitations").set(change).where("id", "=", id).execute();
}

/** Revokes the links of an invitation sent so far. */
export async function revokeInvitationLinks(trx: Trx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable("link_tokens")
    .set({ revoked_at: now })
    .where("id", "=", sql<string>`any ((select app_links_of_invitation(${id}))::uuid[])`)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
}

export function loadInstitution(trx: Trx, id: string): Promise<InstitutionRow> {
  return trx.selectFrom("institutions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export type Invitee = Pick<
  UserRow,
  "id" | "type" | "institution_id" | "username" | "status" | "deletion_due_at"
>;

/** Whose account has this address. */
export function findInvitee(trx: Trx, email: string): Promise<Invitee | undefined> {
  return trx
    .selectFrom("users")
    .select(["id", "type", "institution_id", "username", "status", "deletion_due_at"])
    .where("id", "=", idByEmail(email))
    .executeTakeFirst();
}

/** Somebody removed from an institution and waiting to be deleted is brought back by joining one. */
const wasRemoved = sql<boolean>`institution_id is null and status = 'SUSPENDED'
  and deletion_due_at is not null`;

export async function joinInstitution(trx: Trx, userId: string, institutionId: string) {
  await trx
    .updateTable("users")
    .set({
      institution_id: institutionId,
      status: sql<UserRow["status"]>`case when ${wasRemoved} then 'ACTIVE' else status end`,
      deletion_due_at: sql<Date | null>`case when ${wasRemoved} then null else deletion_due_at end`,
    })
    .where("id", "=", userId)
    .execute();
}

/** Until when somebody other than a payment provider has agreed to pay for a patient; undefined if nobody does. */
export function sponsorshipOf(trx: Trx, patientId: string) {
  return trx
    .selectFrom("subscriptions")
    .select((row) => row.fn.coalesce("period_ends_at", "agreed_until").as("agreed_until"))
    .where("patient_id", "=", patientId)
    .where("status", "=", "paying")
    .where("payment_source", "=", "none")
    .executeTakeFirst();
}

/** Whether a store or another payer manages a trial: only they end it. */
export async function isOnTrialOfOthers(trx: Trx, patientId: string): Promise<boolean> {
  const found = await trx
    .selectFrom("subscriptions")
    .select("patient_id")
    .where("patient_id", "=", patientId)
    .where("status", "in", ["trialing", "trialing_with_cc"])
    .where("payment_source", "not in", ["Stripe", "none"])
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns whether it was there to be withdrawn: somebody may have just accepted it */
export async function deleteUnaccepted(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("invitations")
    .where("id", "=", id)
    .where("status", "<>", "ACCEPTED")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Deletes what nobody accepted and expired before then, and what a person since erased had
 * accepted. Requires the actor `jobs`.
 */
export async function deleteInvitationsBefore(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom("invitations")
    .where((row) =>
      row.or([
        row.and([row("status", "<>", "ACCEPTED"), row("expires_at", "<", before)]),
        row.and([row("status", "=", "ACCEPTED"), row("user_id", "is", null)]),
      ]),
    )
    .execute();
}
