import { dayMs } from "@regain/contract/durations";
import type { Trx } from "../../../db/database.ts";
import { type CardProvider, CardRefused, type Customer, unknownCard } from "../card-provider.ts";
import type { SandboxSubscription } from "./books.ts";
import { changedSubscriptions, objectsOf, readObject, writeObject } from "./books.store.ts";
import { cardByToken } from "./cards.rules.ts";
import { findPage } from "./cards.service.ts";
import { openInvoiceOf } from "./clock.ts";
import type { Desk } from "./desk.ts";
import { idFor, keep, keepPage, tellOfRefund } from "./ledger.ts";
import { begin, cancelAtEnd, end, putOff, type Step, takeOff } from "./subscription.rules.ts";
import { checkoutView, invoiceView, orderOf, subscriptionView } from "./views.ts";

const maxInvoices = 100;

/** Paths of the hosted pages. */
export const pagePaths = { pay: "/demo/checkout", card: "/demo/card" } as const;

/** @param orderName by which an unknown customer is found again */
async function customerOf(
  trx: Trx,
  { customerId, accountId, email }: Customer,
  orderName: string,
  now: Date,
): Promise<string> {
  const id = customerId ?? idFor("cus", email ? accountId : `${accountId} ${orderName}`);
  if (await readObject(trx, "customer", id)) return id;
  await writeObject(trx, "customer", { id, customerId: id, dueAt: null, accountId, email }, now);
  return id;
}

async function known(trx: Trx, id: string): Promise<SandboxSubscription> {
  const found = await readObject(trx, "subscription", id);
  if (!found) throw new Error(`The sandbox has no subscription ${id}.`);
  return found;
}

export interface ProviderParts {
  readonly desk: Desk;
  /** Where people reach the server that serves these pages. */
  readonly publicUrl: string;
}

/** What the shop asks of the sandbox, apart from events. */
export function sandboxProvider({
  desk,
  publicUrl,
}: ProviderParts): Omit<CardProvider, "name" | "readEvent"> {
  const changing = (id: string, change: (before: SandboxSubscription, now: Date) => Step) =>
    desk.work(async (trx, now) => {
      const step = change(await known(trx, id), now);
      await keep(trx, step, now);
      return subscriptionView(step.subscription);
    });

  const readSubscription = (id: string) =>
    desk.work(async (trx) => {
      const found = await readObject(trx, "subscription", id);
      return found && subscriptionView(found);
    });

  return {
    openCheckout: (order) =>
      desk.work(async (trx, now) => {
        const id = idFor("cs", order.checkoutId);
        const customerId = await customerOf(trx, order.customer, order.checkoutId, now);
        const { successUrl, cancelUrl, expiresAt } = order;
        if (!(await readObject(trx, "checkout", id))) {
          const page = { state: "open", successUrl, cancelUrl, askedCard: null } as const;
          const bought = { order: orderOf(order), subscriptionId: null };
          const kept = { id, customerId, dueAt: expiresAt };
          await writeObject(trx, "checkout", { ...kept, ...page, ...bought }, now);
        }
        return { id, url: `${publicUrl}${pagePaths.pay}/${id}` };
      }),

    readCheckout: (id) =>
      desk.work(async (trx) => {
        const page = await findPage(trx, id);
        return page && checkoutView(trx, page);
      }),

    closeCheckout: (id) =>
      desk.work(async (trx, now) => {
        const page = await findPage(trx, id);
        if (!page) return undefined;
        if (page.state !== "open") return checkoutView(trx, page);
        const closed = { ...page, state: "expired", dueAt: null } as const;
        await keepPage(trx, closed, now);
        return checkoutView(trx, closed);
      }),

    openCardUpdate: ({ requestId, customerId, subscriptionId, successUrl, cancelUrl }) =>
      desk.work(async (trx, now) => {
        const id = idFor("cu", requestId);
        if (!(await readObject(trx, "card-update", id))) {
          const dueAt = new Date(now.getTime() + dayMs);
          const page = { state: "open", successUrl, cancelUrl, askedCard: null } as const;
          const kept = { id, customerId, dueAt, subscriptionId };
          await writeObject(trx, "card-update", { ...kept, ...page }, now);
        }
        return { id, url: `${publicUrl}${pagePaths.card}/${id}` };
      }),

    subscribeWithToken: (bought, { token, requestId }) =>
      desk.work(async (trx, now) => {
        // Apps choose their own request ids, unique only within an account.
        const id = idFor("sub", `token ${bought.customer.accountId} ${requestId}`);
        const found = await readObject(trx, "subscription", id);
        if (found) return subscriptionView(found);
        const card = cardByToken(token);
        if (!card) throw new CardRefused(unknownCard);
        if (card.refusedWith) throw new CardRefused(card.refusedWith);
        if (card.asks)
          throw new CardRefused(
            "Your card was declined. This transaction requires authentication.",
          );
        const customerId = await customerOf(trx, bought.customer, requestId, now);
        const step = begin({ id, customerId, cardNumber: card.number }, orderOf(bought), now);
        await keep(trx, step, now);
        return subscriptionView(step.subscription);
      }),

    readSubscription,

    subscriptionsOf: (customerId) =>
      desk.work(async (trx) => {
        const all = await objectsOf(trx, "subscription", customerId);
        return all
          .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
          .map(subscriptionView);
      }),

    async *changedSince(since) {
      const ids = await desk.work((trx) => changedSubscriptions(trx, since));
      for (const id of ids) {
        const found = await readSubscription(id);
        if (found) yield found;
      }
    },

    setCancelsAtPeriodEnd: (id, cancels) => changing(id, (before) => cancelAtEnd(before, cancels)),

    endNow: (id) =>
      desk.work(async (trx, now) => {
        const found = await readObject(trx, "subscription", id);
        if (!found || found.state === "ended") return;
        await keep(trx, end(found, await openInvoiceOf(trx, found), now), now);
      }),

    applyDiscount: (id, discount) => changing(id, (before, now) => takeOff(before, discount, now)),

    setPeriodEnd: (id, endsAt) => changing(id, (before) => putOff(before, endsAt)),

    invoicesOf: (customerId) =>
      desk.work(async (trx) => {
        const all = await objectsOf(trx, "invoice", customerId);
        return all
          .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
          .slice(0, maxInvoices)
          .map(invoiceView);
      }),

    refund: (invoiceId) =>
      desk.work(async (trx, now) => {
        const invoice = await readObject(trx, "invoice", invoiceId);
        if (invoice?.status !== "paid" || invoice.totalCents === 0) return;
        await writeObject(trx, "invoice", { ...invoice, status: "refunded" }, now);
        await tellOfRefund(trx, invoice.customerId, now);
      }),
  };
}
