import type { Trx } from "../../../db/database.ts";
import type {
  CheckoutOrder,
  ProviderCheckout,
  ProviderInvoice,
  ProviderSubscription,
} from "../card-provider.ts";
import type { Order, SandboxInvoice, SandboxSubscription } from "./books.ts";
import { readObject } from "./books.store.ts";
import type { SandboxPage } from "./cards.service.ts";
import { nextDiscounts } from "./subscription.rules.ts";

export type Bought = Omit<CheckoutOrder, "successUrl" | "cancelUrl" | "expiresAt">;

export const orderOf = (bought: Bought): Order => ({
  accountId: bought.customer.accountId,
  checkoutId: bought.checkoutId,
  productName: bought.productName,
  interval: bought.interval,
  amountCents: bought.amountCents,
  trialDays: bought.trialDays,
  discount: bought.discount,
});

export const subscriptionView = (one: SandboxSubscription): ProviderSubscription => ({
  id: one.id,
  customerId: one.customerId,
  accountId: one.order.accountId,
  state: one.state,
  interval: one.order.interval,
  amountCents: one.order.amountCents,
  discounts: nextDiscounts(one),
  periodEndsAt: one.periodEndsAt,
  cancelsAtPeriodEnd: one.cancelsAtPeriodEnd,
  createdAt: one.createdAt,
  endedAt: one.endedAt,
});

export const invoiceView = (one: SandboxInvoice): ProviderInvoice => ({
  id: one.id,
  number: one.number,
  subscriptionId: one.subscriptionId,
  status: one.status,
  subtotalCents: one.subtotalCents,
  discountCents: one.discountCents,
  totalCents: one.totalCents,
  paidAt: one.paidAt,
  periodFrom: one.periodStartsAt,
  periodTo: one.periodEndsAt,
});

export async function checkoutView(trx: Trx, page: SandboxPage): Promise<ProviderCheckout> {
  const customer = await readObject(trx, "customer", page.customerId);
  return {
    id: page.id,
    state: page.state,
    accountId: customer?.accountId ?? null,
    checkoutId: "order" in page ? page.order.checkoutId : null,
    customerId: page.customerId,
    subscriptionId: page.subscriptionId,
  };
}
