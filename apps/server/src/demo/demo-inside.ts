import type { Pool, PoolClient } from "pg";
import { demoAccounts } from "./accounts.ts";

const listed = new Intl.ListFormat("en");

/**
 * Why production must not use this database, as a sentence without its end; undefined if no demo was ever put into
 * it. Hashes are salted, so accounts share one only if it was made once for all, as the demo does: someone with the
 * same username and password is not mistaken for the demo's.
 * @param asked connected as the owner, who sees everybody
 */
export async function demoInside(asked: Pool | PoolClient): Promise<string | undefined> {
  const { rows } = await asked.query<{ username: string }>(
    `select username from (
       select username, count(*) over (partition by password_hash) as alike
       from users join credentials on credentials.user_id = users.id
       where username = any($1)
     ) as demo where alike > 1 order by username`,
    [demoAccounts.map(({ username }) => username)],
  );
  if (rows.length === 0) return undefined;
  const names = listed.format(rows.map(({ username }) => username));
  return `It has the demo's accounts, whose password is public (${names})`;
}
