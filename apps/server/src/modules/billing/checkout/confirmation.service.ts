import type { Confirmation } from "@regain/contract/entities/subscription";
import { statusMeanings } from "@regain/contract/subscription-statuses";
import { addDays, localTime } from "@regain/therapy/days";
import type { ProviderCheckout } from "../../../adapters/payments/card-provider.ts";
import { system } from "../../../db/actor.ts";
import type { CheckoutRow } from "../../../db/tables/billing.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { endCheckout, findCheckout } from "./checkout.store.ts";
import { closePagesOf } from "./close-page.service.ts";
import type { Payer } from "../billing.store.ts";
import { withProvider } from "../provider/payments-available.ts";
import {
  couponSuccess,
  firstPaymentOf,
  lastsBeyondFirst,
  laterPaymentOf,
  planTitle,
} from "./pricing.rules.ts";
import { isSponsored } from "../provider/provider-sync.rules.ts";
import { canCheckOut, isOnHold, standingOf } from "../subscription-states.rules.ts";
import {
  accountBehind,
  syncFromProvider,
  type ProviderSyncDeps,
} from "../provider/provider-sync.service.ts";

const actor = system("billing");

function confirmationOf(
  { plan_id, placed, coupon_code, created_at, completed_at }: CheckoutRow,
  payer: Payer | undefined,
): Confirmation {
  const { amountCents, trialDays, discount, interval } = placed;
  const zone = payer?.time_zone ?? "UTC";
  const begun = localTime(completed_at ?? created_at, zone).day;
  const ends = payer?.status === "trialing_with_cc" ? payer.period_ends_at : null;
  const inTrial = ends ? localTime(ends, zone).day : addDays(begun, trialDays);
  return {
    trialing: trialDays > 0,
    numTrialDays: trialDays,
    planSubtotal: amountCents,
    planTotal: firstPaymentOf(amountCents, discount),
    planTitle: planTitle(plan_id),
    couponMessage: discount && coupon_code ? couponSuccess(coupon_code, discount) : null,
    chargeDate: trialDays > 0 ? inTrial : begun,
    chargePeriod: interval,
    isReducedForLong: lastsBeyondFirst(discount, interval),
    unitAmount: laterPaymentOf(amountCents, discount),
  };
}

/**
 * Why a purchase on this page was undone and refunded: the account is on hold, another subscription
 * was already live, or somebody else pays, which takes precedence. A purchase that was used and
 * later followed by another subscription is not undone.
 */
async function whyUndone(
  { payments }: ProviderSyncDeps,
  { customerId, subscriptionId }: ProviderCheckout,
  payer: Payer | undefined,
): Promise<"forbidden" | "already-subscribed" | undefined> {
  if (!payer || !subscriptionId) return undefined;
  const counts = payer.provider_subscription_id;
  const isLate = isOnHold(payer) && counts !== subscriptionId;
  const isOther = payer.payment_source === "Stripe" && counts !== null && counts !== subscriptionId;
  const isOthers = isOther && statusMeanings[payer.status].isLive;
  if (!isLate && !isOthers && !isSponsored(payer)) return undefined;
  const invoices = customerId ? await payments.invoicesOf(customerId) : [];
  if (invoices.some((one) => one.subscriptionId === subscriptionId && one.status === "paid"))
    return undefined;
  return isLate ? "forbidden" : "already-subscribed";
}

/**
 * What was bought on a page of the provider. Asks the provider itself, so that anyone who has paid
 * is let in before any event arrives, and nobody pays for the same on another page.
 * @param onFound gets the patient it was bought for
 * @throws Refusal `not-found`, `checkout-open`, `already-subscribed` or `forbidden` if it is
 *   undone, `payments-unavailable`
 */
export function confirm(
  parts: ProviderSyncDeps,
  sessionId: string,
  now: Date,
  onFound: (patientId: string) => void = () => undefined,
): Promise<Confirmation> {
  const { database, payments } = parts;
  return withProvider(async () => {
    const row = await database.withActor(actor, (trx) => findCheckout(trx, sessionId));
    if (!row) throw new Refusal("not-found");
    onFound(row.patient_id);
    const found = await payments.readCheckout(sessionId);
    if (found?.state !== "complete") throw new Refusal("checkout-open");
    await accountBehind(parts, { checkoutId: sessionId });
    await database.withActor(actor, (trx) => endCheckout(trx, row, "complete", now));
    const { payer } = await syncFromProvider(parts, row.patient_id);
    // An old page that is opened again says nothing about what is being bought now.
    if (payer && !canCheckOut(standingOf(payer))) await closePagesOf(parts, row.patient_id);
    const why = await whyUndone(parts, found, payer);
    if (why) throw new Refusal(why);
    return confirmationOf({ ...row, completed_at: row.completed_at ?? now }, payer);
  });
}
