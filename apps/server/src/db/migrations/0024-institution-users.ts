import { type Kysely, sql } from "kysely";

const asMembership = "(select app_is_system('membership'))";

/**
 * Ends somebody's belonging to an institution: what a clinician had goes to the admin who removes them, a patient keeps
 * the account. Whom it is about is the call's to say, which has found them among the admin's own.
 */
const parts = [
  // Read after they have left it as well: the row that was changed must still be seen.
  `
    create policy membership on users for select using (${asMembership});
    create policy membership_ends on users for update
      using (${asMembership} and institution_id is not null) with check (${asMembership});
    create policy membership on institutions for select using (${asMembership});
    create policy membership on invitations for select using (${asMembership});
  `,
  `
    create policy membership on caseload using (${asMembership}) with check (${asMembership});
    create policy membership on caseload_events for insert with check (${asMembership});
    create policy membership_reads on attention_dismissals for select using (${asMembership});
    create policy membership_ends on attention_dismissals for delete using (${asMembership});
    create policy membership_reads on schedule_presets for select using (${asMembership});
    create policy membership on schedule_presets for update using (${asMembership})
      with check (${asMembership} and institution_id is not null);
  `,
  // Who leaves is signed out; what they were sent, and what they sent, follows.
  `
    create policy membership_reads on auth_sessions for select using (${asMembership});
    create policy membership on auth_sessions for update using (${asMembership});
    create policy membership_reads on pending_logins for select using (${asMembership});
    create policy membership on pending_logins for delete using (${asMembership});
    create policy membership_reads on link_tokens for select using (${asMembership});
    create policy membership_opens on link_tokens for insert with check (${asMembership});
    create policy membership on link_tokens for update using (${asMembership});
    create policy membership_reads on mails for select using (${asMembership});
    create policy membership on mails for insert with check (${asMembership});
  `,
  // Until when the institution still pays.
  `
    create policy membership_reads on subscriptions for select using (${asMembership});
    create policy membership on subscriptions for update using (${asMembership});
  `,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
