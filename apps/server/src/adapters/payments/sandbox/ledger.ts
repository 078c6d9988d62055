import { createHash } from "node:crypto";
import { v7 } from "uuid";
import type { Trx } from "../../../db/database.ts";
import type { EventType, SandboxCardUpdate, SandboxCheckout } from "./books.ts";
import { writeObject } from "./books.store.ts";
import type { Step } from "./subscription.rules.ts";

/** The same id for the same thing: a repeated order is found again. */
export const idFor = (prefix: string, name: string): string =>
  `${prefix}_${createHash("sha256").update(name).digest("hex").slice(0, 24)}`;

/** The part of an object that an event identifies it by, like Stripe's events. */
const shapes = {
  subscription: (id: string, customer: string) => ({ id, object: "subscription", customer }),
  invoice: (subscription: string, customer: string) => ({
    object: "invoice",
    customer,
    parent: { type: "subscription_details", subscription_details: { subscription } },
  }),
  page: ({ id, customerId, subscriptionId }: SandboxCheckout | SandboxCardUpdate) => ({
    id,
    object: "checkout.session",
    customer: customerId,
    subscription: subscriptionId,
  }),
} as const;

async function tell(trx: Trx, type: EventType, object: { customer: string }, now: Date) {
  const id = `evt_${v7().replaceAll("-", "")}`;
  const created = Math.floor(now.getTime() / 1000);
  const payload = JSON.stringify({ id, object: "event", type, created, data: { object } });
  const event = { id, customerId: object.customer, dueAt: now, type, payload, tries: 0 };
  await writeObject(trx, "event", event, now);
}

/** Stores a step, and its events. */
export async function keep(trx: Trx, step: Step, now: Date): Promise<void> {
  const { subscription, invoice, events } = step;
  if (events.length === 0) return;
  await writeObject(trx, "subscription", subscription, now);
  if (invoice) await writeObject(trx, "invoice", invoice, now);
  const { id, customerId } = subscription;
  for (const type of events) {
    const isOfSubscription = type.startsWith("customer.subscription");
    await tell(
      trx,
      type,
      shapes[isOfSubscription ? "subscription" : "invoice"](id, customerId),
      now,
    );
  }
}

export async function tellOfRefund(trx: Trx, customer: string, now: Date): Promise<void> {
  await tell(trx, "charge.refunded", { customer }, now);
}

/** Stores a page that was completed or closed, and its event. */
export async function keepPage(
  trx: Trx,
  page: SandboxCheckout | SandboxCardUpdate,
  now: Date,
): Promise<void> {
  if ("order" in page) await writeObject(trx, "checkout", page, now);
  else await writeObject(trx, "card-update", page, now);
  const type =
    page.state === "complete" ? "checkout.session.completed" : "checkout.session.expired";
  await tell(trx, type, shapes.page(page), now);
}
