import { type Kysely, sql } from "kysely";

/** A session knows whether a printed card opened it, and who had made that card: null where nobody noted it. */
const columns = `
  alter table auth_sessions
    add column by_card boolean not null default false,
    add column card_made_by uuid
`;

const isDesk = "(select app_is_system('caseload'))";
const followsTheClinician = `${isDesk} and purpose in ('sign-in', 'homework-invitation')`;

/** A card ends with the work of whoever made it, and an invitation home leads to who has taken the patient over. */
const rights = `
  create policy desk_follows on link_tokens for select using (${followsTheClinician});
  create policy desk_changes on link_tokens for update using (${followsTheClinician});
  create policy desk_follows on auth_sessions for select using (${isDesk} and by_card);
  create policy desk_ends on auth_sessions for update using (${isDesk} and by_card);
  -- Who accepts an invitation home gets into a caseload by it, which is written down.
  create policy sign_up on caseload_events for insert with check ((select app_is_system('sign-up')))
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, rights]) await sql.raw(part).execute(db);
}
