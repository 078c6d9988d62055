import type { DayRange } from "@regain/therapy/performance";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";

/**
 * Days on which a session of the schedule ended: the day of its last item, which was fixed when it
 * arrived and does not move with the patient's zone.
 */
export async function daysWithFinishedSession(
  trx: Trx,
  patientId: string,
  { from, to }: DayRange,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`
    select max(b.local_date) as day
    from blocks b
    join therapy_sessions s on s.patient_id = b.patient_id and s.session_id = b.session_id
    where b.patient_id = ${patientId} and b.local_date >= ${from}
      and s.kind = 'SCHEDULED' and s.finished_at is not null
    group by b.session_id
    having max(b.local_date) <= ${to}`.execute(trx);
  return new Set(rows.map(({ day }) => day));
}
