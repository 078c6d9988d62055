import { type Kysely, sql } from "kysely";

export const concurrently = {
  audit_backups: "on audit (at) where call = 'ADMIN backup' and status = 200",
};

/** When a backup last ended well: the metrics ask every few seconds, in a trail of millions. As the owner, to use the index. */
const lastBackup = `
  create function last_backup() returns timestamptz
    language sql stable security definer set search_path = public, pg_temp as
    $$
    select max(at) from audit where call = 'ADMIN backup' and status = 200
    $$
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(lastBackup).execute(db);
}
