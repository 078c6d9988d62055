import { type Kysely, sql } from "kysely";

/** For the job that deletes what is old. */
export const concurrently = { rejected_responses_age: "on rejected_responses (received_at)" };

/**
 * How much of a patient's is in quarantine, where nobody but the eraser may read: records, and their bytes as they lie there.
 * It runs as the owner, and says no more of a record than that.
 */
const amount = `
  create function quarantined(patient uuid) returns table (records integer, bytes bigint)
    language sql stable security definer set search_path = public, pg_temp as
    $$
    select count(*)::integer, coalesce(sum(pg_column_size(record)), 0)::bigint
    from rejected_responses where patient_id = patient
    $$
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(amount).execute(db);
}
