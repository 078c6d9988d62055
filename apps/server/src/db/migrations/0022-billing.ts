import { type Kysely, sql } from "kysely";
import { patientTable, securedTable } from "./security.ts";

const parts = [
  // What the provider knows of a subscription, as it was last read from there.
  `
    alter table subscriptions
      add column customer_id text,
      add column provider_subscription_id text,
      add column price_cents integer check (price_cents >= 0),
      -- What the next payments have off them.
      add column discount jsonb,
      -- When the reading of the provider began that these figures are from: an older reading never overwrites a newer.
      add column read_at timestamptz,
      -- When the offer to stay was taken: it is made once.
      add column offer_taken_at timestamptz,
      -- When a trial was made longer: it is done once.
      add column trial_extended_at timestamptz,
      -- Whether anything was ever paid for: who never paid has had a trial, nothing more.
      add column has_paid boolean not null default false,
      -- Cancelled because the account is to be deleted: taken back with that.
      add column cancelled_for_deletion boolean not null default false;
    update subscriptions set has_paid = true where status in ('paying', 'past_due', 'expired');
    create unique index subscriptions_provider on subscriptions (patient_id, provider_subscription_id);
    create policy billing on subscriptions using ((select app_is_system('billing')));
    create policy billing on users for select using ((select app_is_system('billing')));
    create policy billing on patients for select using ((select app_is_system('billing')));
  `,
  // Which customer of the provider is whom: what an event names is looked up here.
  `
    create table billing_customers (
      customer_id text primary key,
      account_id uuid not null,
      created_at timestamptz not null,
      -- When the account was erased: whatever is paid after that is given back.
      closed_at timestamptz
    );
    create index billing_customers_account on billing_customers (account_id);
  `,
  securedTable(
    "billing_customers",
    "select, insert, update",
    "(select app_is_system('billing', 'demo'))",
  ),
  `
    create table checkouts (
      patient_id uuid not null references patients (patient_id),
      checkout_id uuid not null,
      plan_id text not null,
      coupon_code text,
      referrer_page text,
      -- As it is sent to the provider: sent again word for word it is the same page there.
      placed jsonb not null,
      -- The provider's id and page; null until it has answered.
      provider_checkout_id text,
      url text,
      state text not null default 'open' check (state in ('open', 'complete', 'expired')),
      created_at timestamptz not null,
      completed_at timestamptz,
      primary key (patient_id, checkout_id)
    );
    -- One page to pay on at a time: two tabs and two presses of a button meet here.
    create unique index checkouts_open on checkouts (patient_id) where state = 'open';
    create index checkouts_provider on checkouts (provider_checkout_id);
  `,
  patientTable("checkouts", "select, insert, update"),
  "create policy billing on checkouts using ((select app_is_system('billing')));",
  // Every change of a subscription's state, with who or what caused it.
  `
    create table subscription_changes (
      patient_id uuid not null references patients (patient_id),
      change_id uuid not null,
      from_status text,
      to_status text not null,
      cause text not null,
      changed_at timestamptz not null,
      primary key (patient_id, change_id)
    );
    create index subscription_changes_time on subscription_changes (patient_id, changed_at);
  `,
  patientTable("subscription_changes", "select, insert"),
  "create policy billing on subscription_changes using ((select app_is_system('billing', 'sign-up', 'sign-in')));",
  // Why somebody cancelled, in their own words.
  `
    create table cancellations (
      patient_id uuid not null references patients (patient_id),
      cancellation_id uuid not null,
      reason text not null,
      note text,
      cancelled_at timestamptz not null,
      resumed_at timestamptz,
      primary key (patient_id, cancellation_id)
    );
  `,
  patientTable("cancellations", "select, insert, update"),
  "create policy billing on cancellations using ((select app_is_system('billing')));",
  // What was written to whom about which day: each once.
  `
    create table billing_letters (
      patient_id uuid not null references patients (patient_id),
      kind text not null,
      about timestamptz not null,
      written_at timestamptz not null,
      primary key (patient_id, kind, about)
    );
  `,
  patientTable("billing_letters", "select, insert"),
  "create policy billing on billing_letters using ((select app_is_system('billing')));",
  // What a patient said they could pay a month.
  `
    create table scholarship_answers (
      patient_id uuid not null references patients (patient_id),
      answer_id uuid not null,
      amount_cents integer not null check (amount_cents between 0 and 2999),
      answered_at timestamptz not null,
      primary key (patient_id, answer_id)
    );
  `,
  patientTable("scholarship_answers", "select, insert"),
  "create policy billing on scholarship_answers using ((select app_is_system('billing')));",
  `
    create table coupons (
      -- As it is typed, without regard to case: kept in capitals.
      code text primary key check (code = upper(code)),
      percent_off numeric check (percent_off > 0 and percent_off <= 100),
      cents_off integer check (cents_off > 0),
      duration text not null check (duration in ('once', 'repeating', 'forever')),
      duration_months integer check (duration_months > 0),
      -- Null: every plan.
      plan_interval text check (plan_interval in ('month', 'year')),
      expires_at timestamptz,
      created_at timestamptz not null default now(),
      check ((percent_off is null) <> (cents_off is null)),
      check ((duration = 'repeating') = (duration_months is not null))
    );
    insert into coupons (code, percent_off, duration) values ('HOPE', 15, 'once');
  `,
  securedTable(
    "coupons",
    "select, insert, update",
    "(select app_is_system('billing', 'demo')) or (select app_actor()) is not null",
  ),
  // Webhooks by the provider's own id: each counts once.
  `
    create table billing_events (
      event_id text primary key,
      type text not null,
      created_at timestamptz not null,
      received_at timestamptz not null,
      -- Null until what it says has been read from the provider and kept.
      applied_at timestamptz,
      tries integer not null default 0,
      checkout_id text,
      subscription_id text,
      customer_id text
    );
    create index billing_events_open on billing_events (received_at) where applied_at is null;
  `,
  securedTable(
    "billing_events",
    "select, insert, update, delete",
    "(select app_is_system('billing'))",
  ),
  // Until when the provider was compared with.
  `
    create table billing_marks (
      name text primary key,
      at timestamptz not null
    );
  `,
  securedTable("billing_marks", "select, insert, update", "(select app_is_system('billing'))"),
  // The built-in provider's own books. Only its adapter knows them; the demo begins with some in them.
  `
    create table sandbox_objects (
      kind text not null check (kind in ('customer', 'checkout', 'card-update', 'subscription', 'invoice', 'event', 'endpoint')),
      id text not null,
      -- Whose it is; null for the place events go to.
      customer_id text,
      -- What it looks for by itself: renewals, ends of pages, events to deliver.
      due_at timestamptz,
      changed_at timestamptz not null,
      body jsonb not null,
      primary key (kind, id)
    );
    create index sandbox_objects_due on sandbox_objects (kind, due_at) where due_at is not null;
    create index sandbox_objects_customer on sandbox_objects (customer_id, kind);
    create index sandbox_objects_changed on sandbox_objects (kind, changed_at);
  `,
  securedTable(
    "sandbox_objects",
    "select, insert, update, delete",
    "(select app_is_system('sandbox', 'demo'))",
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
