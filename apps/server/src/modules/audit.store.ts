import { type Insertable, sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { AuditTable } from "../db/tables/identity.ts";

export type AuditRow = Insertable<AuditTable>;

export async function insertAudit(trx: Trx, ...rows: readonly AuditRow[]): Promise<void> {
  await trx.insertInto("audit").values(rows).execute();
}

/**
 * Deletes so many rows at most that are older than six years, the oldest first; the database lets no younger one go.
 * Wants the actor `jobs`.
 * @returns how many there were
 */
export async function deleteAgedAudit(trx: Trx, most: number): Promise<number> {
  const { rows } = await sql<{ gone: string }>`
    select app_forget_audit(${most}::integer) as gone`.execute(trx);
  return Number(rows[0]?.gone);
}
