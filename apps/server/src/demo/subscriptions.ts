import type { CancellationReason } from "@regain/contract/entities/cancellation-form";
import { english } from "@regain/content/en/content";
import { v7 } from "uuid";
import type { Discount, Interval } from "../adapters/payments/card-provider.ts";
import { objectsOf, readObject } from "../adapters/payments/sandbox/books.store.ts";
import { addMonths } from "../lib/months.ts";
import { putHistory } from "../adapters/payments/sandbox/history.ts";
import { subscriptionView } from "../adapters/payments/sandbox/views.ts";
import { recordCustomer } from "../modules/billing/billing.store.ts";
import { insertCancellation } from "../modules/billing/account/cancellation.store.ts";
import { transitionSubscription } from "../modules/billing/transition-subscription.service.ts";
import { discountOf, priceCents } from "../modules/billing/checkout/pricing.rules.ts";
import { findCoupon } from "../modules/billing/checkout/pricing.store.ts";
import { consequenceOf } from "../modules/billing/provider/provider-sync.rules.ts";
import { insertScholarshipAnswer } from "../modules/billing/checkout/scholarship.store.ts";
import type { Trx } from "../db/database.ts";
import { daysFrom } from "./accounts.ts";
import { type DemoPatient, demoPatients } from "./people.ts";

/** How someone has paid by card so far. */
interface CardHistory {
  /** Successful payments up to the end of the paid period; 0 for someone still on trial. */
  readonly payments: number;
  readonly coupon?: string;
  /** The payment after those was refused. */
  readonly isOverdue?: true;
  /** Days from the start of the demo. */
  readonly cancelled?: { readonly on: number; readonly reason: CancellationReason };
}

/** For everybody in the demo whose payment source is the card provider. */
export const cardHistories: Readonly<Record<string, CardHistory>> = {
  rosa: { payments: 6, coupon: "HOPE" },
  paul: { payments: 2, isOverdue: true },
  yuri: { payments: 1 },
  erik: { payments: 3, cancelled: { on: -120, reason: "no_time" } },
  pia: { payments: 2 },
  otto: { payments: 0 },
  nora: { payments: 1 },
  omar: { payments: 2, cancelled: { on: -11, reason: "too_difficult" } },
  jose: { payments: 1 },
  kurt: { payments: 2, cancelled: { on: -30, reason: "goals_reached" } },
};

const trialDays = 14;
const monthsOf: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

const coupons = [
  { code: "WELCOME5", cents_off: 500, percent_off: null, plan_interval: null, days: null },
  { code: "YEAR10", cents_off: null, percent_off: 10, plan_interval: "year", days: null },
  { code: "OLD50", cents_off: null, percent_off: 50, plan_interval: null, days: -30 },
] as const;

/** Codes to try: one for every plan, one for the yearly plan, one that has expired. */
async function addCoupons(trx: Trx, now: Date): Promise<void> {
  const rows = coupons.map(({ days, ...coupon }) => ({
    ...coupon,
    duration: "once" as const,
    duration_months: null,
    expires_at: days === null ? null : daysFrom(now, days),
  }));
  await trx.insertInto("coupons").values(rows).execute();
}

async function discountBy(trx: Trx, code: string | undefined): Promise<Discount | null> {
  const coupon = code ? await findCoupon(trx, code) : undefined;
  return coupon ? discountOf(coupon) : null;
}

/** Puts it into the provider's books as it happened. */
async function pay(trx: Trx, accountId: string, patient: DemoPatient, now: Date) {
  const { username, periodEnds = 0, subscription } = patient;
  const { payments, coupon, isOverdue, cancelled } = cardHistories[username]!;
  const interval = subscription.plan_interval ?? "month";
  const ends = daysFrom(now, periodEnds);
  const isTrial = payments === 0;
  const startedAt = isTrial
    ? daysFrom(ends, -trialDays)
    : addMonths(ends, -payments * monthsOf[interval]);
  const history = {
    email: `${username}@example.org`,
    order: {
      accountId,
      productName: english.billingTexts.product,
      interval,
      amountCents: priceCents[interval],
      trialDays: isTrial ? trialDays : 0,
      discount: await discountBy(trx, coupon),
    },
    startedAt,
    // Well after the previous payment, well before the refused one.
    ...(isOverdue ? { failsFromAt: daysFrom(ends, -9) } : {}),
    ...(cancelled ? { cancelledAt: daysFrom(now, cancelled.on) } : {}),
  };
  return { startedAt, ...(await putHistory(trx, history, now)) };
}

/** Stores what the provider now says about it, as a reading would. */
async function keep(
  trx: Trx,
  patientId: string,
  { customerId, subscriptionId, startedAt }: Awaited<ReturnType<typeof pay>>,
  now: Date,
): Promise<void> {
  await recordCustomer(trx, customerId, patientId, startedAt);
  const invoices = await objectsOf(trx, "invoice", customerId);
  const found = await readObject(trx, "subscription", subscriptionId);
  const held = {
    status: "paying",
    payment_source: "Stripe",
    provider_subscription_id: null,
    has_paid: invoices.some(({ status, totalCents }) => status === "paid" && totalCents > 0),
  } as const;
  const next = found && consequenceOf(held, subscriptionView(found));
  if (!next) throw new Error(`The sandbox does not know ${subscriptionId}.`);
  const change = { ...next.change, read_at: now };
  await transitionSubscription(trx, patientId, { to: next.to, by: "provider", change }, now);
}

type IdOf = (username: string) => string;

async function addCancellation(trx: Trx, patientId: string, username: string, now: Date) {
  const cancelled = cardHistories[username]?.cancelled;
  if (!cancelled) return;
  await insertCancellation(trx, {
    patient_id: patientId,
    cancellation_id: v7(),
    reason: cancelled.reason,
    note: null,
    cancelled_at: daysFrom(now, cancelled.on),
    resumed_at: null,
  });
}

/** Gives everybody in the demo who pays by card a subscription at the built-in provider. */
export async function addDemoSubscriptions(trx: Trx, idOf: IdOf, now: Date): Promise<void> {
  await addCoupons(trx, now);
  for (const patient of demoPatients) {
    if (!cardHistories[patient.username]) continue;
    const patientId = idOf(patient.username);
    await keep(trx, patientId, await pay(trx, patientId, patient, now), now);
    await addCancellation(trx, patientId, patient.username, now);
  }
  await insertScholarshipAnswer(trx, idOf("tess"), 1_800, daysFrom(now, -1));
}
