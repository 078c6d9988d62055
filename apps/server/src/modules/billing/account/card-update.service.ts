import type { SubscriptionInfo } from "@regain/contract/entities/subscription";
import { v7 } from "uuid";
import { Refusal } from "../../../lib/http/refusal.ts";
import type { CheckoutParts } from "../checkout/checkout.service.ts";
import { withProvider } from "../provider/payments-available.ts";
import {
  accountBehind,
  syncFromProvider,
  type ProviderSyncDeps,
} from "../provider/provider-sync.service.ts";
import { infoOf } from "./subscription-info.rules.ts";
import { canUpdateCard, isOnHold, standingOf } from "../subscription-states.rules.ts";

/**
 * Opens the provider's page for entering another card.
 * @returns its URL
 * @throws Refusal `no-card`, `payments-unavailable`
 */
export function cardPageFor(parts: CheckoutParts, patientId: string): Promise<string> {
  return withProvider(async () => {
    const { payer } = await syncFromProvider(parts, patientId);
    const isOpen = payer && !isOnHold(payer) && canUpdateCard(standingOf(payer));
    if (!isOpen || !payer.customer_id || !payer.provider_subscription_id)
      throw new Refusal("no-card");
    const { url } = await parts.payments.openCardUpdate({
      requestId: v7(),
      customerId: payer.customer_id,
      subscriptionId: payer.provider_subscription_id,
      successUrl: `${parts.publicUrl}/payment_update/success?sessionId={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${parts.publicUrl}/payment_update/fail`,
    });
    return url;
  });
}

/**
 * The state of a subscription after another card was entered on that page.
 * @throws Refusal `not-found` for somebody else's page, `checkout-open`, `payments-unavailable`
 */
export function afterCardUpdate(
  parts: ProviderSyncDeps,
  patientId: string,
  sessionId: string,
  now: Date,
): Promise<SubscriptionInfo> {
  return withProvider(async () => {
    const found = await parts.payments.readCheckout(sessionId);
    const account = found && (await accountBehind(parts, { checkoutId: sessionId }));
    if (account !== patientId) throw new Refusal("not-found");
    if (found?.state !== "complete") throw new Refusal("checkout-open");
    const { payer } = await syncFromProvider(parts, patientId);
    if (!payer) throw new Refusal("not-found");
    return infoOf(payer, now);
  });
}
