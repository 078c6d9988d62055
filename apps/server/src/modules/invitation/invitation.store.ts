import { sql, type Insertable, type Updateable } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { InstitutionsTable, UserRow } from "../../db/tables/identity.ts";
import type { InvitationRow, InvitationsTable } from "../../db/tables/ways-in.ts";
import type { Selectable } from "kysely";

export type InstitutionRow = Selectable<InstitutionsTable>;

export function findInvitation(trx: Trx, id: string): Promise<InvitationRow | undefined> {
  return trx.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The one of an address that has not led to an account; there is at most one. */
export function findUnaccepted(
  trx: Trx,
  institutionId: string,
  email: string,
): Promise<InvitationRow | undefined> {
  return trx
    .selectFrom("invitations")
    .selectAll()
    .where("institution_id", "=", institutionId)
    .where(sql`lower(email)`, "=", email.toLowerCase())
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

/** The links of an invitation that were sent so far. */
export async function revokeInvitationLinks(trx: Trx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable("link_tokens")
    .set({ revoked_at: now })
    .where("purpose", "=", "invitation")
    .where(sql<boolean>`data ->> 'invitationId' = ${id}`)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
}

export function loadInstitution(trx: Trx, id: string): Promise<InstitutionRow> {
  return trx.selectFrom("institutions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export type Invitee = Pick<UserRow, "id" | "type" | "institution_id" | "username">;

/** Whose account an address is. */
export function findInvitee(trx: Trx, email: string): Promise<Invitee | undefined> {
  return trx
    .selectFrom("users")
    .select(["id", "type", "institution_id", "username"])
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
}

export async function joinInstitution(trx: Trx, userId: string, institutionId: string) {
  await trx
    .updateTable("users")
    .set({ institution_id: institutionId })
    .where("id", "=", userId)
    .execute();
}
