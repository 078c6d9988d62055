import { dayMs } from "@regain/contract/durations";
import type { Stripe } from "stripe";
import { eventOf } from "../event.rules.ts";
import { ask } from "./ask.ts";

/** Stripe lists events of the last 30 days. */
const listedMs = 29 * dayMs;

const types = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
];

const maxPerPage = 100;

async function idsFromEvents(stripe: Stripe, since: Date): Promise<Set<string>> {
  const ids = new Set<string>();
  const gte = Math.floor(since.getTime() / 1000);
  const asked = { types, created: { gte }, limit: maxPerPage };
  for await (const event of stripe.events.list(asked)) {
    const id = eventOf(event)?.subscriptionId;
    if (id) ids.add(id);
  }
  return ids;
}

async function allIds(stripe: Stripe): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { id } of stripe.subscriptions.list({ status: "all", limit: maxPerPage }))
    ids.add(id);
  return ids;
}

/** Ids of the subscriptions with any event since then; of all if that is too long ago to be listed. */
export async function changedIds(stripe: Stripe, since: Date, now: Date): Promise<string[]> {
  const isListed = now.getTime() - since.getTime() < listedMs;
  const ids = await ask(() => (isListed ? idsFromEvents(stripe, since) : allIds(stripe)));
  return [...ids].toSorted();
}
