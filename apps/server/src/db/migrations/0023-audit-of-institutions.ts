import { type Kysely, sql } from "kysely";

/**
 * What the people of an institution did can be read by its admins, also of those who have left it since. As every column
 * of the trail, without a foreign key.
 */
const parts = [
  "alter table audit add column subject_user_id uuid, add column institution_id uuid",
  "create index audit_institution on audit (institution_id, at) where institution_id is not null",
  `create policy admins on audit for select
     using (institution_id = (select app_administered_institution()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
