import { type Kysely, sql } from "kysely";

/**
 * Who helps people from the command line sees their accounts and what was written to them, and nothing of their therapy.
 * What is changed for them is changed by the services that change it for everybody; the operator's own rows are those
 * of the trail, and they say whose they are.
 */
const parts = [
  ...[
    "users",
    "institutions",
    "subscriptions",
    "mails",
    "invitations",
    "link_tokens",
    "auth_sessions",
  ].map(
    (table) =>
      `create policy operator on ${table} for select using ((select app_is_system('operator')))`,
  ),
  `create policy operator on audit for insert
     with check ((select app_is_system('operator')) and call like 'ADMIN %' and access like 'operator: %')`,
  "create index mails_recipient on mails (lower(recipient), created_at)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
