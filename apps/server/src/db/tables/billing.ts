import type { PlanId } from "@regain/contract/subscription-values";
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { CheckoutOrder, Discount, Interval } from "../../adapters/payments/card-provider.ts";

/** Who or what moves a subscription from one state to another. */
export const subscriptionCauses = [
  /** The account is created, by themselves or by somebody for them. */
  "sign-up",
  /** Somebody finishes what was begun for them: an activation, or the setup after a clinic. */
  "activation",
  /** A clinician, an institution or a sponsor pays from now on. */
  "sponsor",
  /** A date was reached: a trial or a paid period is over. */
  "clock",
  /** The trial is extended through the link in our mail. */
  "retrial",
  /** A report by the card provider. */
  "provider",
  /** An operator, on the command line. */
  "operator",
] as const;
export type SubscriptionCause = (typeof subscriptionCauses)[number];

/** Written as JSON text, read as what it holds. */
type Json<Value> = ColumnType<Value, string | Extract<Value, null>, string | Extract<Value, null>>;

export interface BillingCustomersTable {
  customer_id: string;
  /** Our account that the customer belongs to. */
  account_id: string;
  created_at: Date;
  /** When the account was erased. */
  closed_at: Date | null;
}

export type PlacedOrder = Omit<CheckoutOrder, "expiresAt"> & { readonly expiresAt: string };

export interface CheckoutsTable {
  patient_id: string;
  /** Ours. */
  checkout_id: string;
  plan_id: PlanId;
  coupon_code: string | null;
  referrer_page: string | null;
  /** As sent to the provider; its `expiresAt` as ISO text. */
  placed: Json<PlacedOrder>;
  /** Null until the provider has answered. */
  provider_checkout_id: string | null;
  url: string | null;
  /** `visitor`: open, for somebody who only gave the patient's name. */
  state: Generated<"open" | "visitor" | "complete" | "expired">;
  created_at: Date;
  completed_at: Date | null;
}
export type CheckoutRow = Selectable<CheckoutsTable>;

export interface SubscriptionChangesTable {
  patient_id: string;
  change_id: string;
  from_status: SubscriptionStatus | null;
  to_status: SubscriptionStatus;
  cause: SubscriptionCause;
  changed_at: Date;
}

export interface CancellationsTable {
  patient_id: string;
  cancellation_id: string;
  reason: string;
  note: string | null;
  cancelled_at: Date;
  resumed_at: Date | null;
}

export interface ScholarshipAnswersTable {
  patient_id: string;
  answer_id: string;
  amount_cents: number;
  answered_at: Date;
}

export interface CouponsTable {
  /** In capitals. */
  code: string;
  percent_off: number | null;
  cents_off: number | null;
  duration: Discount["duration"];
  duration_months: number | null;
  /** Null: every plan. */
  plan_interval: Interval | null;
  expires_at: Date | null;
  created_at: Generated<Date>;
}
export type CouponRow = Selectable<CouponsTable>;

export interface BillingEventsTable {
  event_id: string;
  type: string;
  created_at: Date;
  received_at: Date;
  /** Null until what it refers to has been read from the provider and stored. */
  applied_at: Date | null;
  tries: Generated<number>;
  checkout_id: string | null;
  subscription_id: string | null;
  customer_id: string | null;
}

/** The built-in provider's own books. */
export interface SandboxObjectsTable {
  kind: "customer" | "checkout" | "card-update" | "subscription" | "invoice" | "event" | "endpoint";
  id: string;
  customer_id: string | null;
  due_at: Date | null;
  changed_at: Date;
  body: ColumnType<unknown, string, string>;
}

export interface BillingLettersTable {
  patient_id: string;
  kind: string;
  about: Date;
  written_at: Date;
}

export interface BillingMarksTable {
  name: "compared";
  at: Date;
}

export interface BillingTables {
  billing_customers: BillingCustomersTable;
  checkouts: CheckoutsTable;
  subscription_changes: SubscriptionChangesTable;
  cancellations: CancellationsTable;
  scholarship_answers: ScholarshipAnswersTable;
  coupons: CouponsTable;
  billing_events: BillingEventsTable;
  billing_letters: BillingLettersTable;
  billing_marks: BillingMarksTable;
  sandbox_objects: SandboxObjectsTable;
}
