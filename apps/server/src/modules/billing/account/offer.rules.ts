/** What somebody who wants to cancel is offered. Pure. */
import type { PlanInterval, RetentionOffer } from "@regain/contract/entities/subscription";
import type { Discount } from "../../../adapters/payments/card-provider.ts";
import { addMonths } from "../../../lib/months.ts";
import type { Payer } from "../billing.store.ts";
import { canBeOffered, type Held, isOverdue, standingOf } from "../subscription-states.rules.ts";

/** A free month; a fifth off the next year. */
export const offers: Readonly<Record<PlanInterval, Discount>> = {
  month: {
    id: "stay-100pc-once",
    off: { unit: "percentage", percent: 100 },
    duration: "once",
    months: null,
  },
  year: {
    id: "stay-20pc-once",
    off: { unit: "percentage", percent: 20 },
    duration: "once",
    months: null,
  },
};

/** A discount on a payment further off than this is no reason to stay. */
const farMonths = 2;

const isFar = (instant: Date, now: Date): boolean => instant > addMonths(now, farMonths);

export type OfferKind = RetentionOffer["kind"];

type Offered = Held & Pick<Payer, "plan_interval" | "period_ends_at" | "offer_taken_at">;

/** @returns undefined if there is nothing to cancel, and so nothing to offer */
export function offerKind(held: Offered, now: Date): OfferKind | undefined {
  const { plan_interval: interval } = held;
  const standing = standingOf(held);
  if (!interval || !held.period_ends_at) return undefined;
  if (isOverdue(standing)) return "overdue";
  if (!canBeOffered(standing)) return undefined;
  if (held.offer_taken_at) return "none";
  return interval === "year" && isFar(held.period_ends_at, now) ? "later" : "offer";
}

export const isEligibleForOffer = (held: Offered, now: Date): boolean =>
  offerKind(held, now) === "offer";
