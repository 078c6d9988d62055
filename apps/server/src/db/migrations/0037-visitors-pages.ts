import { type Kysely, sql } from "kysely";

/**
 * Pages to pay on of visitors who only named the patient: open, but not the one page that the patient has open, so that
 * there may be several and none is in the way of the patient's.
 */
const states = `
  alter table checkouts
    drop constraint checkouts_state_check,
    add constraint checkouts_state_check
      check (state in ('open', 'visitor', 'complete', 'expired')) not valid
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(states).execute(db);
}
