import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { PlansAnswer } from "@regain/contract/entities/subscription";
import { system } from "../../../db/actor.ts";
import type { Services } from "../../../services.ts";
import { findPayer } from "../billing.store.ts";
import {
  couponRefusal,
  couponSuccess,
  offered,
  planOf,
  priceCents,
  type PriceAsked,
  type PricedPlan,
  shownCents,
} from "./pricing.rules.ts";
import { type PriceWish, priceAsked } from "./pricing.service.ts";

const texts = english.billingTexts;

function couponMessages(
  { couponCode, coupon }: PriceAsked,
  plans: readonly PricedPlan[],
): Pick<PlansAnswer, "couponMessage" | "couponMessageSuccess"> {
  if (!couponCode) return { couponMessage: null, couponMessageSuccess: null };
  const discount = plans.find((plan) => plan.discount)?.discount;
  if (discount)
    return {
      couponMessage: null,
      couponMessageSuccess: couponSuccess(couponCode, discount, coupon?.plan_interval),
    };
  // The first plan's reason: the code is valid for none of them.
  const problem = plans.find((plan) => plan.problem)?.problem ?? "unknown";
  return { couponMessage: couponRefusal(problem, coupon), couponMessageSuccess: null };
}

/** Somebody who could pay more than the regular price did not name that price. */
const descriptionFor = ({ agreedCents }: PriceAsked): string =>
  agreedCents === undefined || agreedCents > priceCents.month
    ? texts.blurb
    : format(texts.agreedBlurb, { price: shownCents(agreedCents) });

/**
 * The plans somebody is offered.
 * @param patientId undefined for somebody who is only named, or for nobody: then it is what
 *   everyone is offered
 * @throws Refusal `amount-not-agreed`
 */
export function plansFor(
  { database, payments }: Pick<Services, "database" | "payments">,
  patientId: string | undefined,
  wish: PriceWish,
  now: Date,
): Promise<PlansAnswer> {
  return database.withActor(system("billing"), async (trx) => {
    const payer = patientId ? await findPayer(trx, patientId) : undefined;
    const asked = await priceAsked(trx, payer, wish, now);
    const plans = offered(asked, now);
    return {
      plans: plans.map(planOf),
      description: descriptionFor(asked),
      ...couponMessages(asked, plans),
      isTest: payments.name === "sandbox",
    };
  });
}
