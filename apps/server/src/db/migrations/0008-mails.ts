import { type Kysely, sql } from "kysely";
import { securedTable } from "./security.ts";

/** Messages to people by mail: what was written, and whether it was handed over. */
const mails = `
  create table mails (
    mail_id uuid primary key,
    -- Whose it is; null for an address without an account.
    user_id uuid references users (id) on delete cascade,
    template text not null,
    recipient text not null,
    content jsonb not null,
    created_at timestamptz not null,
    sent_at timestamptz
  );
  create index mails_user on mails (user_id, created_at);
  create index mails_age on mails (created_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(mails).execute(db);
  await sql
    .raw(
      securedTable(
        "mails",
        "select, insert, update, delete",
        "user_id = (select app_actor()) or (select app_is_system('jobs', 'demo', 'erasure'))",
      ),
    )
    .execute(db);
}
