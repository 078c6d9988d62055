import type { Insertable } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { CancellationsTable } from "../../../db/tables/billing.ts";

export async function insertCancellation(
  trx: Trx,
  row: Insertable<CancellationsTable>,
): Promise<void> {
  await trx.insertInto("cancellations").values(row).execute();
}

/** Whether there has been a cancellation since then that was not undone. */
export async function isCancelledSince(trx: Trx, patientId: string, since: Date): Promise<boolean> {
  const found = await trx
    .selectFrom("cancellations")
    .select("cancellation_id")
    .where("patient_id", "=", patientId)
    .where("cancelled_at", ">=", since)
    .where("resumed_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function recordResumed(trx: Trx, patientId: string, now: Date): Promise<void> {
  await trx
    .updateTable("cancellations")
    .set({ resumed_at: now })
    .where("patient_id", "=", patientId)
    .where("resumed_at", "is", null)
    .execute();
}
