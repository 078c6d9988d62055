import { type Kysely, sql } from "kysely";

/** A record that was rejected is kept once, however often it is sent. */
const once = `
  alter table rejected_responses add column record_hash bytea;
  update rejected_responses set record_hash = sha256(convert_to(record::text, 'UTF8'));
  delete from rejected_responses later using rejected_responses earlier
  where later.patient_id = earlier.patient_id and later.record_hash = earlier.record_hash
    and later.rejection_id > earlier.rejection_id;
  alter table rejected_responses alter column record_hash set not null;
  alter table rejected_responses add unique (patient_id, record_hash);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(once).execute(db);
}
