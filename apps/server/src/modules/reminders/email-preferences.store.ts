import type { Trx } from "../../db/database.ts";
import type { MailChoicesRow } from "../../db/tables/reminders.ts";

export function findMailChoices(trx: Trx, patientId: string): Promise<MailChoicesRow | undefined> {
  return trx
    .selectFrom("mail_choices")
    .selectAll()
    .where("patient_id", "=", patientId)
    .executeTakeFirst();
}

/** Before they are changed: two changes at once would otherwise each undo the other's. */
export function lockMailChoices(trx: Trx, patientId: string): Promise<MailChoicesRow | undefined> {
  return trx
    .selectFrom("mail_choices")
    .selectAll()
    .where("patient_id", "=", patientId)
    .forUpdate()
    .executeTakeFirst();
}

export async function putMailChoices(trx: Trx, row: MailChoicesRow): Promise<void> {
  const { patient_id: _, ...chosen } = row;
  await trx
    .insertInto("mail_choices")
    .values(row)
    .onConflict((conflict) => conflict.column("patient_id").doUpdateSet(chosen))
    .execute();
}
