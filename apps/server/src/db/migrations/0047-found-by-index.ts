import { type Kysely, sql } from "kysely";

/**
 * Under row-level security PostgreSQL looks up no value by an index over a function of it: whoever wrote the function
 * could be told of rows that the asker must not see. So these look up as the owner and answer keys; the rows behind them
 * are walled as ever.
 */
const lookUps = `
  create function app_links_of_invitation(invitation text) returns uuid[] language sql stable security definer
    set search_path = public, pg_temp as
    $$ select array(select id from link_tokens
         where purpose = 'invitation' and data ->> 'invitationId' = invitation) $$;

  create function app_open_homework_links(clinician text) returns uuid[] language sql stable security definer
    set search_path = public, pg_temp as
    $$ select array(select id from link_tokens
         where purpose = 'homework-invitation' and used_at is null and revoked_at is null
           and coalesce(data ->> 'handedTo', data ->> 'clinicianId') = clinician) $$;

  create function app_account_by_address(address text) returns uuid language sql stable security definer
    set search_path = public, pg_temp as
    $$ select id from users where lower(email) = address $$;

  create function app_account_by_username(name text) returns uuid language sql stable security definer
    set search_path = public, pg_temp as
    $$ select id from users where lower(username) = name $$;

  -- The stem, and the stem with a number; in lower case. In the order of bytes a colon follows the nine.
  create function app_names_of_stem(stem text) returns text[] language sql stable security definer
    set search_path = public, pg_temp as
    $$ select array(select lower(username) from users
         where lower(username) = stem
           or (lower(username) ~>=~ (stem || '0') and lower(username) ~<~ (stem || ':')
             and substr(lower(username), length(stem) + 1) ~ '^[0-9]+$')) $$;
`;

export const concurrently = {
  link_tokens_invitation: "on link_tokens ((data ->> 'invitationId')) where purpose = 'invitation'",
  link_tokens_homework: `on link_tokens ((coalesce(data ->> 'handedTo', data ->> 'clinicianId')))
    where purpose = 'homework-invitation' and used_at is null and revoked_at is null`,
  users_username_bytes: "on users (lower(username) text_pattern_ops)",
  subscriptions_ends: "on subscriptions (status, period_ends_at)",
  subscriptions_read:
    "on subscriptions (status, read_at, patient_id) where payment_source = 'Stripe'",
  checkouts_waiting: "on checkouts (created_at, checkout_id) where state in ('open', 'visitor')",
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(lookUps).execute(db);
}
