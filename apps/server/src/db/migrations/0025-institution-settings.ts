import { type Kysely, sql } from "kysely";

const parts = [
  `alter table institutions
     -- Counts the changes of its admins: each change names the one that it rests on.
     add column version integer not null default 0,
     -- Of the object store; null where there is no logo, or one of ours.
     add column logo_key text`,
  `alter table institution_sign_in
     add column is_on boolean not null default true,
     add column version integer not null default 1`,
  // Its people read an institution; only its admins change it.
  "drop policy owners on institutions",
  `create policy members on institutions for select
     using (id = (select app_institution()))`,
  `create policy admins on institutions for update
     using (id = (select app_administered_institution()))`,
  `create policy keepers on institutions
     using ((select app_is_system('sign-in', 'jobs', 'demo')))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
