import type { OwnedDatabase } from "../db/database.ts";

/**
 * How many transactions of a PostgreSQL database are waiting for a lock on a patient, or on an institution's members.
 */
export async function waitingInLine({ pool }: Pick<OwnedDatabase, "pool">): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
     where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]!.count;
}
