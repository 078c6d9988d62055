import type { Trx } from "../../../db/database.ts";
import type { Order, SandboxSubscription } from "./books.ts";
import { lockBooks, readObject, writeObject } from "./books.store.ts";
import { openInvoiceOf } from "./clock.ts";
import { idFor } from "./ledger.ts";
import { begin, pass, type Step } from "./subscription.rules.ts";

/** A subscription that has been running for a while. */
export interface History {
  readonly email: string | null;
  readonly order: Omit<Order, "checkoutId">;
  readonly startedAt: Date;
  /** When its card begins to be refused. */
  readonly failsFromAt?: Date;
  /** When it was canceled, effective at the end of the paid period. */
  readonly cancelledAt?: Date;
}

const paysNumber = "4242424242424242";
const failsNumber = "4000000000000341";

const isBy = (at: Date | undefined, moment: Date) => at !== undefined && at <= moment;

/** Its state at this moment, according to its history. */
const shaped = (one: SandboxSubscription, history: History, at: Date): SandboxSubscription => ({
  ...one,
  cardNumber: isBy(history.failsFromAt, at) ? failsNumber : one.cardNumber,
  cancelsAtPeriodEnd: one.cancelsAtPeriodEnd || isBy(history.cancelledAt, at),
});

async function write(trx: Trx, { subscription, invoice }: Step, now: Date): Promise<void> {
  await writeObject(trx, "subscription", subscription, now);
  if (invoice) await writeObject(trx, "invoice", invoice, now);
}

/**
 * Puts a subscription into the books as if it had been paid all along, with its invoices and without sending events.
 * Requires the actor `sandbox` or `demo`.
 */
export async function putHistory(
  trx: Trx,
  history: History,
  now: Date,
): Promise<{ customerId: string; subscriptionId: string }> {
  await lockBooks(trx);
  const { email, order, startedAt } = history;
  const { accountId } = order;
  const customerId = idFor("cus", accountId);
  const customer = { id: customerId, customerId, dueAt: null, accountId, email };
  await writeObject(trx, "customer", customer, now);

  const id = idFor("sub", `history ${accountId} ${startedAt.toISOString()}`);
  const parts = { id, customerId, cardNumber: paysNumber };
  await write(trx, begin(parts, { ...order, checkoutId: null }, startedAt), now);
  for (;;) {
    const one = await readObject(trx, "subscription", id);
    if (!one?.dueAt || one.dueAt > now) {
      if (one?.dueAt) await writeObject(trx, "subscription", shaped(one, history, now), now);
      return { customerId, subscriptionId: id };
    }
    await write(trx, pass(shaped(one, history, one.dueAt), await openInvoiceOf(trx, one)), now);
  }
}
