import { hourMs } from "@regain/contract/durations";
import { isUnfinished } from "@regain/contract/subscription-statuses";
import type { PlanId } from "@regain/contract/subscription-values";
import { v7 } from "uuid";
import type { CheckoutOrder } from "../../../adapters/payments/card-provider.ts";
import { ProviderUnavailable } from "../../../adapters/payments/card-provider.ts";
import { english } from "@regain/content/en/content";
import { system } from "../../../db/actor.ts";
import type { Trx } from "../../../db/database.ts";
import type { CheckoutRow } from "../../../db/tables/billing.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { lockSubscription, type Payer } from "../billing.store.ts";
import { closePage } from "./close-page.service.ts";
import { insertCheckout, notePage, openCheckoutOf, visitorsCheckoutsOf } from "./checkout.store.ts";
import { loadPayer } from "./payer.service.ts";
import { withProvider } from "../provider/payments-available.ts";
import { couponRefusal, priced, type PricedPlan } from "./pricing.rules.ts";
import { type PriceWish, priceAsked } from "./pricing.service.ts";
import { accountBehind, readAccount, type ReadingParts } from "../provider/reading.service.ts";
import { canCheckOut, standingOf } from "../subscription-states.rules.ts";

export interface CheckoutParts extends ReadingParts {
  /** Where the web app is reached, without a slash at the end. */
  readonly publicUrl: string;
}

export interface CheckoutWish extends PriceWish {
  readonly patientId: string;
  /**
   * Whether the person said themselves who they are: a trial that still runs is theirs alone to keep, and their page shows
   * what the provider knows of them.
   */
  readonly isProven: boolean;
  readonly planId: PlanId;
  readonly referrerPage?: string | undefined;
  /** Paths of the web app. */
  readonly successPath: string;
  readonly cancelPath: string;
}

export interface OpenPage {
  /** The provider's id. */
  readonly sessionId: string;
  readonly url: string;
}

const actor = system("billing");
/** A page to pay on is open so long, in ms. */
const pageLife = 12 * hourMs;
/** Nobody is sent to a page that closes under their hands. */
const leastLeft = hourMs / 2;

/** Two tabs that ask at once take turns; more turns than this, and somebody is playing. */
const mostTurns = 5;

/** @throws Refusal `not-set-up-yet`, `already-subscribed` */
function checkMayPay(payer: Payer): void {
  if (isUnfinished(payer.status)) throw new Refusal("not-set-up-yet");
  if (!canCheckOut(standingOf(payer))) throw new Refusal("already-subscribed");
}

/** @throws Refusal `amount-not-agreed`, `plan-not-offered`, `coupon-refused` */
async function priceOf(trx: Trx, payer: Payer, wish: CheckoutWish, now: Date): Promise<PricedPlan> {
  const known = wish.isProven ? payer : undefined;
  const asked = await priceAsked(trx, known, wish, now, payer.patient_id);
  const plan = priced(wish.planId, asked, now);
  if (!plan) throw new Refusal("plan-not-offered");
  if (plan.problem)
    throw new Refusal("coupon-refused", { message: couponRefusal(plan.problem, asked.coupon) });
  return plan;
}

function orderFor(
  payer: Payer,
  plan: PricedPlan,
  { isProven, successPath, cancelPath }: CheckoutWish,
  { checkoutId, publicUrl }: { readonly checkoutId: string; readonly publicUrl: string },
  now: Date,
): CheckoutOrder {
  return {
    checkoutId,
    customer: {
      accountId: payer.patient_id,
      email: isProven ? payer.email : null,
      customerId: isProven ? payer.customer_id : null,
    },
    productName: english.billingTexts.product,
    interval: plan.interval,
    amountCents: plan.amountCents,
    trialDays: plan.trialDays,
    discount: plan.discount,
    successUrl: publicUrl + successPath,
    cancelUrl: publicUrl + cancelPath,
    expiresAt: new Date(now.getTime() + pageLife),
  };
}

const placedOrder = ({ placed }: CheckoutRow): CheckoutOrder => ({
  ...placed,
  expiresAt: new Date(placed.expiresAt),
});

/** Whether the page that is open is the one that is asked for now. */
function isSame(row: CheckoutRow, order: CheckoutOrder, planId: PlanId, now: Date): boolean {
  const { placed } = row;
  return (
    row.plan_id === planId &&
    placed.amountCents === order.amountCents &&
    placed.trialDays === order.trialDays &&
    placed.discount?.id === order.discount?.id &&
    placed.successUrl === order.successUrl &&
    placed.cancelUrl === order.cancelUrl &&
    Date.parse(placed.expiresAt) - now.getTime() > leastLeft
  );
}

/** Asks the provider for the page of an order. The same order is the same page, so it can be asked for again. */
async function place({ database, payments }: CheckoutParts, row: CheckoutRow): Promise<OpenPage> {
  const page = await payments.openCheckout(placedOrder(row));
  await database.withActor(actor, (trx) => notePage(trx, row, page));
  return { sessionId: page.id, url: page.url };
}

/** The provider's id of a page whose answer may never have arrived; undefined where it was never opened. */
async function idOf(parts: CheckoutParts, row: CheckoutRow): Promise<string | undefined> {
  if (row.provider_checkout_id) return row.provider_checkout_id;
  try {
    return (await place(parts, row)).sessionId;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    return undefined;
  }
}

/**
 * Closes a page that nobody is to pay on any more.
 * @throws Refusal `already-subscribed` where it was paid on meanwhile
 */
async function settle(parts: CheckoutParts, row: CheckoutRow): Promise<void> {
  const id = await idOf(parts, row);
  if ((await closePage(parts, row, id)) === "expired") return;
  await accountBehind(parts, { checkoutId: id ?? null });
  await readAccount(parts, row.patient_id);
  throw new Refusal("already-subscribed");
}

/**
 * Writes down an order that is paid for without a page. A page that is open for anything else is closed first.
 * @throws Refusal as `openCheckoutFor`
 */
export async function placeOrder(
  parts: CheckoutParts,
  wish: CheckoutWish,
  now: Date,
): Promise<CheckoutRow> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const step = await parts.database.withActor(actor, (trx) => nextStep(trx, parts, wish, now));
    // One without a page is one of these orders, sent again.
    if (step.kind === "place") return step.row;
    if (step.kind !== "again") await settle(parts, step.row);
  }
  throw new Refusal("payments-unavailable");
}

/**
 * The page that is in the way of another, or is the one that is asked for. Visitors meet nobody's but the one that is just
 * theirs: by a name alone nobody closes a page, or comes upon one that shows more.
 */
async function standingPage(
  trx: Trx,
  { patientId, isProven }: CheckoutWish,
  isTheirs: (row: CheckoutRow) => boolean,
): Promise<CheckoutRow | undefined> {
  if (isProven) return openCheckoutOf(trx, patientId);
  // Two presses of a button take turns.
  await lockSubscription(trx, patientId);
  return (await visitorsCheckoutsOf(trx, patientId)).find(isTheirs);
}

type Step =
  | { readonly kind: "place"; readonly row: CheckoutRow }
  | { readonly kind: "look"; readonly row: CheckoutRow }
  | { readonly kind: "close"; readonly row: CheckoutRow }
  | { readonly kind: "again" };

async function nextStep(
  trx: Trx,
  { publicUrl }: CheckoutParts,
  wish: CheckoutWish,
  now: Date,
): Promise<Step> {
  const payer = await loadPayer(trx, wish.patientId);
  checkMayPay(payer);
  const plan = await priceOf(trx, payer, wish, now);
  const checkoutId = v7();
  const order = orderFor(payer, plan, wish, { checkoutId, publicUrl }, now);
  const isTheirs = (row: CheckoutRow) => isSame(row, order, wish.planId, now);
  const open = await standingPage(trx, wish, isTheirs);
  if (open) {
    if (!isTheirs(open)) return { kind: "close", row: open };
    return { kind: open.url ? "look" : "place", row: open };
  }
  const row = await insertCheckout(trx, {
    patient_id: wish.patientId,
    checkout_id: checkoutId,
    plan_id: wish.planId,
    coupon_code: plan.discount ? (wish.couponCode ?? null) : null,
    referrer_page: wish.referrerPage ?? null,
    placed: JSON.stringify({ ...order, expiresAt: order.expiresAt.toISOString() }),
    provider_checkout_id: null,
    url: null,
    state: wish.isProven ? "open" : "visitor",
    created_at: now,
    completed_at: null,
  });
  return row ? { kind: "place", row } : { kind: "again" };
}

/**
 * Opens the page of the card provider on which this plan is paid for. Asked again, by a second press or in a second
 * tab, it answers the same page; another plan closes the page before.
 * @throws Refusal `forbidden`, `already-subscribed`, `not-set-up-yet`, `plan-not-offered`, `coupon-refused`,
 *   `amount-not-agreed`, `payments-unavailable`
 */
export function openCheckoutFor(
  parts: CheckoutParts,
  wish: CheckoutWish,
  now: Date,
): Promise<OpenPage> {
  return withProvider(async () => {
    for (let turn = 0; turn < mostTurns; turn++) {
      const step = await parts.database.withActor(actor, (trx) => nextStep(trx, parts, wish, now));
      if (step.kind === "place") return place(parts, step.row);
      if (step.kind === "close") await settle(parts, step.row);
      if (step.kind === "look") {
        const { provider_checkout_id: id, url } = step.row;
        const found = id ? await parts.payments.readCheckout(id) : undefined;
        if (id && url && found?.state === "open") return { sessionId: id, url };
        await settle(parts, step.row);
      }
    }
    throw new Refusal("payments-unavailable");
  });
}
