import { type Insertable, sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { AuditTable } from "../db/tables/identity.ts";

export type AuditRow = Insertable<AuditTable>;

export async function insertAudit(trx: Trx, ...rows: readonly AuditRow[]): Promise<void> {
  await trx.insertInto("audit").values(rows).execute();
}

/**
 * Deletes at most this many rows that are older than six years, oldest first; the database refuses
 * to delete younger ones. Requires the actor `jobs`.
 * @returns how many were deleted
 */
export async function deleteAgedAudit(trx: Trx, most: number): Promise<number> {
  const { rows } = await sql<{ gone: string }>`
    select app_forget_audit(${most}::integer) as gone`.execute(trx);
  return Number(rows[0]?.gone);
}
