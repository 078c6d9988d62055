import type { Insertable } from "kysely";
import type { Trx } from "../db/database.ts";
import type { AuditTable } from "../db/tables/identity.ts";

export type AuditRow = Insertable<AuditTable>;

export async function insertAudit(trx: Trx, ...rows: readonly AuditRow[]): Promise<void> {
  await trx.insertInto("audit").values(rows).execute();
}
