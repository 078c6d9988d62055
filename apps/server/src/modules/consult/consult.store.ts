import type { Insertable } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { AppointmentRequestsTable } from "../../db/tables/ways-in.ts";

export async function insertAppointmentRequest(
  trx: Trx,
  row: Insertable<AppointmentRequestsTable>,
): Promise<void> {
  await trx.insertInto("appointment_requests").values(row).execute();
}

export async function deleteAppointmentRequestsBefore(trx: Trx, before: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("appointment_requests")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
