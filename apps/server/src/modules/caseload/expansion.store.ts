import type { Selectable } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { PracticeDaysTable } from "../../db/tables/therapy.ts";

/** A patient's days with practice, the oldest first. */
export function practiceDaysSince(
  trx: Trx,
  patientId: string,
  since: string,
): Promise<Selectable<PracticeDaysTable>[]> {
  return trx
    .selectFrom("practice_days")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("local_date", ">=", since)
    .orderBy("local_date")
    .execute();
}
