import type { PlanId } from "@regain/contract/subscription-values";
import { CardRefused } from "../../../adapters/payments/card-provider.ts";
import { system } from "../../../db/actor.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { recordCustomer } from "../billing.store.ts";
import { type CheckoutParts, placeOrder } from "./checkout.service.ts";
import { endCheckout } from "./checkout.store.ts";
import { withProvider } from "../provider/payments-available.ts";
import { syncFromProvider } from "../provider/provider-sync.service.ts";

export interface TokenPayment {
  readonly patientId: string;
  readonly isProven: boolean;
  readonly planId: PlanId;
  readonly couponCode: string | undefined;
  /** The provider's, for a card. */
  readonly paymentToken: string;
  /** Identifies the request within this account; if not given, the order itself does. */
  readonly requestId: string | undefined;
}

const actor = system("billing");

/**
 * Subscribes with a card that an app itself has turned into a token.
 * @throws Refusal as `createCheckoutPage`, and `card-refused` with the provider's own message
 */
export function subscribeByToken(
  parts: CheckoutParts,
  payment: TokenPayment,
  now: Date,
): Promise<void> {
  const { database, payments } = parts;
  const { patientId, requestId } = payment;
  return withProvider(async () => {
    const row = await placeOrder(
      parts,
      { ...payment, successPath: "/subscribe/success", cancelPath: "/subscribe" },
      now,
    );
    const end = (state: "complete" | "expired") =>
      database.withActor(actor, (trx) => endCheckout(trx, row, state, now));
    try {
      const { customerId } = await payments.subscribeWithToken(row.placed, {
        token: payment.paymentToken,
        // Two accounts may choose the same id.
        requestId: requestId === undefined ? row.checkout_id : `${patientId} ${requestId}`,
      });
      await database.withActor(actor, (trx) => recordCustomer(trx, customerId, patientId, now));
      await end("complete");
    } catch (error) {
      if (!(error instanceof CardRefused)) throw error;
      await end("expired");
      throw new Refusal("card-refused", { message: error.message });
    }
    await syncFromProvider(parts, patientId);
  });
}
