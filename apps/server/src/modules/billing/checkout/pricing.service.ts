import type { Trx } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import type { Payer } from "../billing.store.ts";
import { leastAgreedCents, type PriceAsked, trialDaysLeft } from "./pricing.rules.ts";
import { findCoupon, hasBoughtWith, lastScholarshipAnswer } from "./pricing.store.ts";

export interface PriceWish {
  readonly couponCode?: string | undefined;
  /** Cents. */
  readonly acceptableAmount?: number | undefined;
}

/** @throws Refusal `amount-not-agreed` */
async function agreedWith(
  trx: Trx,
  payer: Payer | undefined,
  acceptable: number | undefined,
): Promise<number | undefined> {
  if (acceptable === undefined) return undefined;
  const answer = payer && (await lastScholarshipAnswer(trx, payer.patient_id));
  if (answer !== acceptable || acceptable < leastAgreedCents)
    throw new Refusal("amount-not-agreed");
  return acceptable;
}

/**
 * What prices depend on.
 * @param payer undefined for somebody who is only named: they see what everyone is offered
 * @param boughtFor whose codes may be used up; somebody who is only named learns of that when they
 *   choose
 * @throws Refusal `amount-not-agreed`
 */
export async function priceAsked(
  trx: Trx,
  payer: Payer | undefined,
  { couponCode, acceptableAmount }: PriceWish,
  now: Date,
  boughtFor: string | undefined = payer?.patient_id,
): Promise<PriceAsked> {
  const code = couponCode?.trim() || undefined;
  return {
    couponCode: code,
    coupon: code ? await findCoupon(trx, code) : undefined,
    isUsed: code && boughtFor ? await hasBoughtWith(trx, boughtFor, code) : false,
    agreedCents: await agreedWith(trx, payer, acceptableAmount),
    trialDays: payer ? trialDaysLeft(payer, now) : 0,
  };
}
