import { dayMs } from "@regain/contract/durations";
import type { PaymentSource, SubscriptionStatus } from "@regain/contract/entities/enumerations";
import type { PlanInterval } from "@regain/contract/entities/subscription";
import { sql } from "kysely";
import type { Discount } from "../../../adapters/payments/card-provider.ts";
import type { Trx } from "../../../db/database.ts";

/** How long nobody is shut out, in ms, because a store or another payer may be late in reporting a renewal. */
const patienceWithPayersMs = 3 * dayMs;

/**
 * Trials without a card at our provider, and whatever a sponsor, a store or another payer pays for,
 * whose time is over. Our card provider manages its own.
 */
const overByClock = (trx: Trx, now: Date) =>
  trx
    .selectFrom("subscriptions")
    .select(["patient_id", "status"])
    .where("payment_source", "<>", "Stripe")
    .where("status", "in", ["trialing", "trialing_with_cc", "paying", "past_due"])
    // Implied by both cases below; stated here so that an index can serve it.
    .where("period_ends_at", "<=", now)
    .where((is) =>
      is.or([
        is.and([is("payment_source", "=", "none"), is("period_ends_at", "<=", now)]),
        is("period_ends_at", "<=", new Date(now.getTime() - patienceWithPayersMs)),
      ]),
    );

/** One batch at a time. */
export async function dueToExpire(
  trx: Trx,
  now: Date,
  most: number,
  passedOver: number,
): Promise<string[]> {
  const rows = await overByClock(trx, now)
    .orderBy("period_ends_at")
    .orderBy("patient_id")
    .limit(most)
    .offset(passedOver)
    .execute();
  return rows.map(({ patient_id }) => patient_id);
}

/** One of them, locked until the transaction ends; undefined if its time is no longer over. */
export const lockDueToExpire = (trx: Trx, now: Date, patientId: string) =>
  overByClock(trx, now).where("patient_id", "=", patientId).forUpdate().executeTakeFirst();

export const letterKinds = [
  "trialEnding",
  "firstCharge",
  "yearlyCharge",
  "trialOver",
  "sponsorshipOver",
  "retrialOffer",
  "paymentFailed",
] as const;
export type LetterOfBilling = (typeof letterKinds)[number];

export interface DueLetter {
  readonly patient_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly username: string;
  readonly time_zone: string;
  readonly plan_interval: PlanInterval | null;
  readonly price_cents: number | null;
  readonly discount: Discount | null;
  readonly discounts: readonly Discount[] | null;
  readonly about: Date;
}

interface Rule {
  readonly statuses: readonly SubscriptionStatus[];
  /** The days, counted from the state's end, between which the letter is due; negative before that end. */
  readonly from: number;
  readonly until: number;
  readonly practisedDays: number;
  readonly source?: PaymentSource;
  /** Only if a card will be charged then for one of these, and whether it ever was before. */
  readonly charges?: { readonly intervals: readonly PlanInterval[]; readonly hasPaid: boolean };
}

const rules: Readonly<Record<LetterOfBilling, Rule>> = {
  // A free month may come before it.
  firstCharge: {
    statuses: ["trialing_with_cc", "paying"],
    from: -3,
    until: 0,
    practisedDays: 0,
    source: "Stripe",
    charges: { intervals: ["month", "year"], hasPaid: false },
  },
  // A month's charge is small and frequent; a year's is forgotten by then.
  yearlyCharge: {
    statuses: ["paying"],
    from: -7,
    until: 0,
    practisedDays: 0,
    source: "Stripe",
    charges: { intervals: ["year"], hasPaid: true },
  },
  trialEnding: { statuses: ["trialing"], from: -3, until: 0, practisedDays: 0, source: "none" },
  trialOver: { statuses: ["trialEnded"], from: 0, until: 3, practisedDays: 0 },
  sponsorshipOver: {
    statuses: ["expired"],
    from: 0,
    until: 3,
    practisedDays: 0,
    source: "none",
  },
  retrialOffer: { statuses: ["trialEnded"], from: 7, until: 30, practisedDays: 3 },
  paymentFailed: {
    statuses: ["past_due"],
    from: -400,
    until: 30,
    practisedDays: 0,
    source: "Stripe",
  },
};

/** Whether the letter announces a charge to a card. */
export const isOfCharge = (kind: LetterOfBilling): boolean => rules[kind].charges !== undefined;

/** Everyone this letter is due to and has not been written to. Requires the actor `jobs` or `demo`. */
export async function lettersDue(
  trx: Trx,
  kind: LetterOfBilling,
  now: Date,
  most: number,
  passedOver = 0,
): Promise<DueLetter[]> {
  const { statuses, from, until, practisedDays, source = null, charges } = rules[kind];
  const { intervals = null, hasPaid = null } = charges ?? {};
  const { rows } = await sql<DueLetter>`
    select s.patient_id, u.email, u.first_name, u.username, u.time_zone, s.period_ends_at as about,
      s.plan_interval, s.price_cents, s.discount, s.discounts
    from subscriptions s join users u on u.id = s.patient_id
    where s.status = any (${statuses}::text[]) and u.email is not null and u.status = 'ACTIVE' and u.deletion_due_at is null
      and s.period_ends_at between ${now}::timestamptz - make_interval(days => ${until}::int)
        and ${now}::timestamptz - make_interval(days => ${from}::int)
      and (${source}::text is null or s.payment_source = ${source})
      and (${intervals}::text[] is null or (not s.cancels_at_period_end
        and s.plan_interval = any (${intervals}::text[]) and s.has_paid = ${hasPaid}::boolean))
      and (${kind} <> 'retrialOffer' or s.trial_extended_at is null)
      and (select count(*) from practice_days d where d.patient_id = s.patient_id) >= ${practisedDays}
      and not exists (select from billing_letters l
        where l.patient_id = s.patient_id and l.kind = ${kind} and l.about = s.period_ends_at)
    order by s.period_ends_at, s.patient_id
    limit ${most} offset ${passedOver}`.execute(trx);
  return rows;
}

/** @returns whether it is new: another server may have checked at the same moment */
export async function recordLetter(
  trx: Trx,
  { patient_id, about }: DueLetter,
  kind: LetterOfBilling,
  now: Date,
): Promise<boolean> {
  const noted = await trx
    .insertInto("billing_letters")
    .values({ patient_id, kind, about, written_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return noted !== undefined;
}
