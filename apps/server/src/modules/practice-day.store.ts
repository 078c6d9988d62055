import type { Trx } from "../db/database.ts";
import type { PracticeDaysTable } from "../db/tables/therapy.ts";

/** A patient's practice days, oldest first: the source of every calendar, chip and count of days. */
export function practiceDays(
  trx: Trx,
  patientId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PracticeDaysTable[]> {
  return trx
    .selectFrom("practice_days")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("local_date", ">=", from)
    .where("local_date", "<=", to)
    .orderBy("local_date")
    .execute();
}
