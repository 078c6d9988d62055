import type { Stripe } from "stripe";
import { CardRefused } from "../card-provider.ts";
import { ask, askUnless, isMissing, isOutOfState } from "./ask.ts";
import { idOf } from "./views.ts";

const isOver = (status: string) => status === "canceled" || status === "incomplete_expired";

async function openInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const { data } = await ask(() => stripe.invoices.list({ subscription, status: "open" }));
  return data;
}

/** A refused card leaves the invoice open: the subscription says so when it is read. */
async function payOpen(stripe: Stripe, subscription: string, card: string): Promise<void> {
  for (const { id } of await openInvoices(stripe, subscription))
    try {
      await askUnless(isOutOfState, () => stripe.invoices.pay(id, { payment_method: card }));
    } catch (error) {
      if (!(error instanceof CardRefused)) throw error;
    }
}

/** Open invoices of an ended subscription are no longer charged. */
export async function voidOpen(stripe: Stripe, subscription: string): Promise<void> {
  for (const { id } of await openInvoices(stripe, subscription))
    await askUnless(isOutOfState, () => stripe.invoices.voidInvoice(id));
}

/** Stripe's page only stores the card. Makes it the subscription's card, once, and pays what is open. */
export async function settleCardUpdate(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const { id, mode, status, metadata, setup_intent: setup } = session;
  if (mode !== "setup" || status !== "complete" || metadata?.settled) return;
  const card = setup && typeof setup !== "string" ? idOf(setup.payment_method) : null;
  const subscriptionId = metadata?.subscription_id;
  if (!card || !subscriptionId) return;
  const subscription = await askUnless(isMissing, () =>
    stripe.subscriptions.retrieve(subscriptionId),
  );
  if (subscription && !isOver(subscription.status)) {
    const change = { default_payment_method: card };
    await ask(() => stripe.subscriptions.update(subscriptionId, change));
    await payOpen(stripe, subscriptionId, card);
  }
  await ask(() => stripe.checkout.sessions.update(id, { metadata: { settled: "yes" } }));
}
