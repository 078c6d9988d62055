import type { Trx } from "../../../db/database.ts";
import type { SandboxCardUpdate, SandboxCheckout } from "./books.ts";
import { readObject } from "./books.store.ts";
import { openInvoiceOf } from "./clock.ts";
import { idFor, keep, keepPage } from "./ledger.ts";
import { begin, tryAgain } from "./subscription.rules.ts";

export type SandboxPage = SandboxCheckout | SandboxCardUpdate;

export async function findPage(trx: Trx, id: string): Promise<SandboxPage | undefined> {
  return (await readObject(trx, "checkout", id)) ?? (await readObject(trx, "card-update", id));
}

const done = { state: "complete", dueAt: null, askedCard: null } as const;

async function startFrom(trx: Trx, page: SandboxCheckout, cardNumber: string, now: Date) {
  const { customerId, order } = page;
  const id = idFor("sub", page.id);
  await keep(trx, begin({ id, customerId, cardNumber }, order, now), now);
  await keepPage(trx, { ...page, ...done, subscriptionId: id }, now);
}

/**
 * The new card is the subscription's, and pays what is open. If the subscription has ended in the meantime, the page
 * closes.
 */
async function exchange(trx: Trx, page: SandboxCardUpdate, cardNumber: string, now: Date) {
  const found = await readObject(trx, "subscription", page.subscriptionId);
  if (!found || found.state === "ended")
    return keepPage(trx, { ...page, state: "expired", dueAt: null, askedCard: null }, now);
  const subscription = { ...found, cardNumber };
  const open = await openInvoiceOf(trx, found);
  const changed = { subscription, events: ["customer.subscription.updated"] as const };
  await keep(trx, open ? tryAgain(subscription, open, now) : changed, now);
  return keepPage(trx, { ...page, ...done }, now);
}

/** A card was accepted on an open page: does what the page is for. */
export function completePage(
  trx: Trx,
  page: SandboxPage,
  cardNumber: string,
  now: Date,
): Promise<void> {
  return "order" in page
    ? startFrom(trx, page, cardNumber, now)
    : exchange(trx, page, cardNumber, now);
}
