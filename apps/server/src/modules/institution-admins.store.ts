import { sql } from "kysely";
import type { Trx } from "../db/database.ts";

/** Locks the institution's members and their roles against other changes until this transaction ends. */
export async function lockMembers(trx: Trx, institutionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('members of ' || ${institutionId}::text, 0))`.execute(
    trx,
  );
}

interface Beside {
  readonly userId: string;
  readonly institutionId: string;
}

/** When somebody joined: if no invitation brought them, when the account was created. */
const since = sql<Date>`coalesce(
  (select max(answered_at) from invitations where invitations.user_id = users.id
     and invitations.institution_id = users.institution_id and invitations.status = 'ACCEPTED'),
  users.created_at)`;

/** Other admins of the same institution who can sign in and are staying, longest-serving first. */
export function otherAdmins(trx: Trx, { userId, institutionId }: Beside) {
  return trx
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "username", "time_zone"])
    .where("institution_id", "=", institutionId)
    .where("institution_admin", "=", true)
    .where("status", "=", "ACTIVE")
    .where("deletion_due_at", "is", null)
    .where("id", "<>", userId)
    .orderBy(since)
    .orderBy("id")
    .execute();
}

export const hasOtherAdmin = async (trx: Trx, beside: Beside): Promise<boolean> =>
  (await otherAdmins(trx, beside)).length > 0;
