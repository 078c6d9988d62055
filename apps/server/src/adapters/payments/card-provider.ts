/**
 * What Regain requires of a card payment provider. Nothing here knows a patient: a customer is identified by our
 * account id, and a purchase by the provider's own ids. Amounts are whole cents of US dollars.
 *
 * The provider is the source of truth about a subscription. An event only says that there is something new to read;
 * its receiver then reads the subscription itself, so events may arrive late, twice, or in any order.
 */

export type Interval = "month" | "year";

/** What is taken off, and for how long. */
export interface Discount {
  /** Ours, and always the same for the same discount: the provider creates it once. */
  readonly id: string;
  readonly off:
    | { readonly unit: "percentage"; readonly percent: number }
    | { readonly unit: "usd"; readonly cents: number };
  readonly duration: "once" | "repeating" | "forever";
  /** For `repeating`. */
  readonly months: number | null;
}

/**
 * The buyer. With neither an email address nor the provider's id, somebody unknown, who becomes a separate customer.
 */
export interface Customer {
  /** Our id of the account the purchase is for. */
  readonly accountId: string;
  /** Shown on the provider's page. */
  readonly email: string | null;
  /** The provider's, if there is one already. */
  readonly customerId: string | null;
}

export interface CheckoutOrder {
  /** Our id of the checkout: sent again, it returns the same checkout instead of creating a second one. */
  readonly checkoutId: string;
  readonly customer: Customer;
  readonly productName: string;
  readonly interval: Interval;
  readonly amountCents: number;
  /** Days before the first payment; 0 if it is due immediately. */
  readonly trialDays: number;
  readonly discount: Discount | null;
  /** `{CHECKOUT_SESSION_ID}` in it is replaced with the provider's id of the checkout. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** When the page closes: 30 minutes to 24 hours from now. */
  readonly expiresAt: Date;
}

export interface HostedPage {
  /** The provider's. */
  readonly id: string;
  /** Where the person is sent. */
  readonly url: string;
}

/** A page for a subscription, or for a new card. */
export interface ProviderCheckout {
  readonly id: string;
  readonly state: "open" | "complete" | "expired";
  readonly accountId: string | null;
  /** Ours; null for a page where a new card is entered. */
  readonly checkoutId: string | null;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
}

const providerStates = [
  "trialing",
  "active",
  "past_due",
  /** The first payment has not gone through yet. */
  "incomplete",
  "ended",
] as const;
export type ProviderState = (typeof providerStates)[number];

export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  /** Our id of the account it was created for. */
  readonly accountId: string | null;
  readonly state: ProviderState;
  readonly interval: Interval;
  /** Per payment, before any discount. */
  readonly amountCents: number;
  /** The discounts on the next payment, in the order in which they are applied. */
  readonly discounts: readonly Discount[];
  /** End of the trial or of the paid period. */
  readonly periodEndsAt: Date;
  readonly cancelsAtPeriodEnd: boolean;
  readonly createdAt: Date;
  /** Null while it is alive. May be before the end of a period that began but was not paid. */
  readonly endedAt: Date | null;
}

export interface ProviderInvoice {
  readonly id: string;
  /** For people to read. */
  readonly number: string;
  readonly subscriptionId: string | null;
  readonly status: "paid" | "open" | "void" | "refunded";
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  readonly paidAt: Date | null;
  readonly periodFrom: Date;
  readonly periodTo: Date;
}

/** The content of a webhook whose signature was verified as the provider's. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /**
   * The provider's, like the two below: of a page for a subscription or for a new card, to be read with
   * `readCheckout`.
   */
  readonly checkoutId: string | null;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
}

/** The provider cannot be reached, or cannot answer now: a retry may help. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}

/** A card was refused, in the provider's own words for the person. */
export class CardRefused extends Error {
  override readonly name = "CardRefused";
}

/** For an invalid token. */
export const unknownCard = "This card is not known. Please enter it again.";

export interface PaymentToken {
  readonly token: string;
  /** Sent again, it pays nothing twice. */
  readonly requestId: string;
}

/** The webhook header that carries the signature. */
export const signatureHeader = "stripe-signature";

/** Every method throws ProviderUnavailable if the provider cannot be asked. */
export interface CardProvider {
  readonly name: "sandbox" | "stripe";

  /** Opens a page where a card is entered for a subscription. */
  openCheckout(order: CheckoutOrder): Promise<HostedPage>;
  /**
   * Reading a completed card update page also applies it: the card becomes the subscription's, and pays what is open.
   * @returns undefined if there is no such page
   */
  readCheckout(id: string): Promise<ProviderCheckout | undefined>;
  /** Closes a page that is still open. @returns its state now: it may have been completed in the meantime */
  closeCheckout(id: string): Promise<ProviderCheckout | undefined>;
  /** Opens a page where a new card is entered for this subscription; what is overdue is then paid with it. */
  openCardUpdate(order: {
    readonly requestId: string;
    readonly customerId: string;
    readonly subscriptionId: string;
    readonly successUrl: string;
    readonly cancelUrl: string;
  }): Promise<HostedPage>;

  /**
   * Creates a subscription with a card that the provider's own script has turned into a token.
   * @throws CardRefused
   */
  subscribeWithToken(
    order: Omit<CheckoutOrder, "successUrl" | "cancelUrl" | "expiresAt">,
    token: PaymentToken,
  ): Promise<ProviderSubscription>;

  /** @returns undefined if there is no such subscription */
  readSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** All of a customer's subscriptions, ended ones too, newest first. */
  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** Every subscription that changed since then, in order of id, for the reconciliation. */
  changedSince(since: Date): AsyncIterable<ProviderSubscription>;

  /** Lets it end with the paid period, or takes that back. An ended subscription stays as it is. */
  setCancelsAtPeriodEnd(id: string, cancels: boolean): Promise<ProviderSubscription>;
  /**
   * Ends it immediately; what is open is no longer charged. Ending one that has ended, or never existed, changes
   * nothing.
   */
  endNow(id: string): Promise<void>;
  /**
   * Takes this off the next payments, in addition to existing discounts. Sent again with the same id, it changes
   * nothing.
   */
  applyDiscount(id: string, discount: Discount): Promise<ProviderSubscription>;
  /**
   * Postpones the end of the trial, or the next payment: nothing is charged until then, and it counts as `trialing`.
   * An overdue or ended subscription stays as it is.
   */
  setPeriodEnd(id: string, endsAt: Date): Promise<ProviderSubscription>;

  /** What was charged or will be, newest first, 100 at most. */
  invoicesOf(customerId: string): Promise<readonly ProviderInvoice[]>;
  /**
   * Refunds everything paid with this invoice. Sent again, it refunds nothing twice; an unpaid invoice stays as it
   * is.
   */
  refund(invoiceId: string): Promise<void>;

  /**
   * Reads a webhook.
   * @param body as it came, byte for byte
   * @returns undefined if the signature is not the provider's, or is older than 5 minutes
   */
  readEvent(body: Buffer, signature: string, now: Date): ProviderEvent | undefined;
}
