import { type Kysely, sql } from "kysely";

/**
 * Who sets an account up is the only one who is signed in to it from then on: its sessions end with the change or not at
 * all, so the sign-up ends them itself.
 */
const rights = `
  create policy sign_up_reads on auth_sessions for select using ((select app_is_system('sign-up')));
  create policy sign_up_ends on auth_sessions for update using ((select app_is_system('sign-up')))
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rights).execute(db);
}
