import { type Kysely, sql } from "kysely";

/**
 * Whoever deletes runs as the owner, with the years written here, by the database's own clock: no younger row can go,
 * whatever the application asks for. The oldest are looked at and no others: ids ascend with time.
 */
const forgetAudit = `
  create function app_forget_audit(most integer) returns bigint language sql volatile security definer
    set search_path = public, pg_temp as $$
    with gone as (
      delete from audit
      where id in (select id from audit order by id limit most)
        and at < now() - interval '6 years' and (select app_is_system('jobs'))
      returning id)
    select count(*) from gone $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(forgetAudit).execute(db);
}
