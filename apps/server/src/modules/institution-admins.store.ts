import { sql } from "kysely";
import type { Trx } from "../db/database.ts";

/** Holds off, until this transaction ends, everybody else who changes who belongs to the institution, and as what. */
export async function lockMembers(trx: Trx, institutionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('members of ' || ${institutionId}::text, 0))`.execute(
    trx,
  );
}

/** Another admin of the same institution who may sign in. */
export async function hasOtherAdmin(
  trx: Trx,
  { userId, institutionId }: { readonly userId: string; readonly institutionId: string },
): Promise<boolean> {
  const found = await trx
    .selectFrom("users")
    .select("id")
    .where("institution_id", "=", institutionId)
    .where("institution_admin", "=", true)
    .where("status", "=", "ACTIVE")
    .where("deletion_due_at", "is", null)
    .where("id", "<>", userId)
    .executeTakeFirst();
  return found !== undefined;
}
