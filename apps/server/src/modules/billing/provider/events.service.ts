import { system } from "../../../db/actor.ts";
import { incrementEventTries, findEvent, markEventApplied } from "../billing.store.ts";
import { endCheckout, findCheckout } from "../checkout/checkout.store.ts";
import { closePagesOf } from "../checkout/close-page.service.ts";
import { accountBehind, syncFromProvider, type ProviderSyncDeps } from "./provider-sync.service.ts";

const actor = system("billing");

async function settleCheckout(parts: ProviderSyncDeps, id: string, now: Date) {
  const { database, payments } = parts;
  const row = await database.withActor(actor, (trx) => findCheckout(trx, id));
  const found = row && (await payments.readCheckout(id));
  if (!found || found.state === "open") return;
  const { state } = found;
  await database.withActor(actor, (trx) => endCheckout(trx, row, state, now));
  if (state === "complete") await closePagesOf(parts, row.patient_id);
}

/**
 * Handles an event: rereads what it names. An event that was already settled needs nothing.
 * @throws ProviderUnavailable: then it stays open
 */
export async function applyEvent(parts: ProviderSyncDeps, eventId: string): Promise<void> {
  const { database, clock } = parts;
  const event = await database.withActor(actor, async (trx) => {
    await incrementEventTries(trx, eventId);
    return findEvent(trx, eventId);
  });
  if (!event || event.applied_at) return;
  const { checkout_id: checkoutId } = event;
  const account = await accountBehind(parts, {
    checkoutId,
    subscriptionId: event.subscription_id,
    customerId: event.customer_id,
  });
  if (checkoutId) await settleCheckout(parts, checkoutId, clock());
  if (account) await syncFromProvider(parts, account);
  await database.withActor(actor, (trx) => markEventApplied(trx, eventId, clock()));
}
