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
import { closePage, closePagesOf } from "./close-page.service.ts";
import {
  insertCheckout,
  recordPage,
  findOpenCheckout,
  visitorsCheckoutsOf,
} from "./checkout.store.ts";
import { loadPayer } from "./payer.service.ts";
import { withProvider } from "../provider/payments-available.ts";
import { couponRefusal, priced, type PricedPlan } from "./pricing.rules.ts";
import { type PriceWish, priceAsked } from "./pricing.service.ts";
import {
  accountBehind,
  syncFromProvider,
  type ProviderSyncDeps,
} from "../provider/provider-sync.service.ts";
import { canCheckOut, standingOf } from "../subscription-states.rules.ts";

export interface CheckoutParts extends ProviderSyncDeps {
  /** The web app's URL, without a trailing slash. */
  readonly publicUrl: string;
}

export interface CheckoutWish extends PriceWish {
  readonly patientId: string;
  /**
   * Whether the person proved who they are: only then can they keep a running trial, and only their
   * page shows what the provider knows about them.
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
/** How long a checkout page stays open, in ms. */
const pageLife = 12 * hourMs;
/** Nobody is sent to a page that is about to close. */
const leastLeft = hourMs / 2;

/** Two tabs asking at the same time take turns; more turns than this is abuse. */
const maxTurns = 5;

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

/** Whether the open page is the one now asked for. */
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

/** Asks the provider for an order's page. Idempotent: the same order gets the same page. */
async function place({ database, payments }: CheckoutParts, row: CheckoutRow): Promise<OpenPage> {
  const page = await payments.openCheckout(placedOrder(row));
  await database.withActor(actor, (trx) => recordPage(trx, row, page));
  return { sessionId: page.id, url: page.url };
}

/** The provider's id of a page, even if its response was lost; undefined if it was never opened. */
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
 * Closes a page that nobody should pay on any longer.
 * @throws Refusal `already-subscribed` if it was paid on in the meantime
 */
async function settle(parts: CheckoutParts, row: CheckoutRow): Promise<void> {
  const id = await idOf(parts, row);
  if ((await closePage(parts, row, id)) === "expired") return;
  await accountBehind(parts, { checkoutId: id ?? null });
  await syncFromProvider(parts, row.patient_id);
  await closePagesOf(parts, row.patient_id);
  throw new Refusal("already-subscribed");
}

/**
 * Records an order that is paid for without a page, first closing any page open for something else.
 * @throws Refusal as `createCheckoutPage`
 */
export async function placeOrder(
  parts: CheckoutParts,
  wish: CheckoutWish,
  now: Date,
): Promise<CheckoutRow> {
  for (let turn = 0; turn < maxTurns; turn++) {
    const step = await parts.database.withActor(actor, (trx) => nextStep(trx, parts, wish, now));
    // An open one without a page is one of these orders, sent again.
    if (step.kind === "place") return step.row;
    if (step.kind !== "again") await settle(parts, step.row);
  }
  throw new Refusal("payments-unavailable");
}

/**
 * The open page that blocks a new one, or is the one asked for. A visitor only ever gets the page
 * that matches their own request: a name alone lets nobody close a page, or see one that shows
 * more.
 */
async function standingPage(
  trx: Trx,
  { patientId, isProven }: CheckoutWish,
  isTheirs: (row: CheckoutRow) => boolean,
): Promise<CheckoutRow | undefined> {
  if (isProven) return findOpenCheckout(trx, patientId);
  // Concurrent submits take turns.
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
 * Opens the card provider's page for paying for this plan. A repeated request, from a double submit
 * or a second tab, gets the same page; another plan closes the previous page.
 * @throws Refusal `forbidden`, `already-subscribed`, `not-set-up-yet`, `plan-not-offered`,
 *   `coupon-refused`, `amount-not-agreed`, `payments-unavailable`
 */
export function createCheckoutPage(
  parts: CheckoutParts,
  wish: CheckoutWish,
  now: Date,
): Promise<OpenPage> {
  return withProvider(async () => {
    for (let turn = 0; turn < maxTurns; turn++) {
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
