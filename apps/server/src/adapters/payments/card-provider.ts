/**
 * What Regain asks of a provider of card payments. Nothing here knows a patient: a customer is named by our id of the
 * account, and what was bought by the provider's own ids. Amounts are whole cents of US dollars.
 *
 * The provider is the truth about a subscription. Events only say that there is something new to read: whoever hears
 * one reads the subscription itself, so that events may come late, twice, or in any order.
 */

export type Interval = "month" | "year";

/** What is taken off, and for how long. */
export interface Discount {
  /** Ours, and the same for the same discount: the provider makes it once. */
  readonly id: string;
  readonly off:
    | { readonly unit: "percentage"; readonly percent: number }
    | { readonly unit: "usd"; readonly cents: number };
  readonly duration: "once" | "repeating" | "forever";
  /** Of `repeating`. */
  readonly months: number | null;
}

/** Who buys. With neither an address nor the provider's id it is somebody unknown, who becomes a customer of their own. */
export interface Customer {
  /** Our id of the account it is bought for. */
  readonly accountId: string;
  /** The provider's page shows it. */
  readonly email: string | null;
  /** The provider's, where there is one already. */
  readonly customerId: string | null;
}

export interface CheckoutOrder {
  /** Our id of the checkout: sent again it answers the same checkout and makes no second one. */
  readonly checkoutId: string;
  readonly customer: Customer;
  readonly productName: string;
  readonly interval: Interval;
  readonly amountCents: number;
  /** Days before the first payment; 0 where it is due at once. */
  readonly trialDays: number;
  readonly discount: Discount | null;
  /** `{CHECKOUT_SESSION_ID}` in it becomes the provider's id of the checkout. */
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

/** A page for a subscription, or one for another card. */
export interface ProviderCheckout {
  readonly id: string;
  readonly state: "open" | "complete" | "expired";
  readonly accountId: string | null;
  /** Ours; null for a page on which another card is given. */
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
  /** Our id of the account it was made for. */
  readonly accountId: string | null;
  readonly state: ProviderState;
  readonly interval: Interval;
  /** A payment, before any discount. */
  readonly amountCents: number;
  /** What the next payment has off it, in the order in which it is taken off. */
  readonly discounts: readonly Discount[];
  /** End of the trial or of what is paid. */
  readonly periodEndsAt: Date;
  readonly cancelsAtPeriodEnd: boolean;
  readonly createdAt: Date;
  /** Null while it lives. It may be before the end of a period that was begun and not paid. */
  readonly endedAt: Date | null;
}

export interface ProviderInvoice {
  readonly id: string;
  /** For people. */
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

/** What a webhook said, once its signature was found to be the provider's. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** The provider's, like the two below: of a page for a subscription or for another card, to be read by `readCheckout`. */
  readonly checkoutId: string | null;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
}

/** The provider cannot be reached, or cannot answer now: trying again may help. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";
}

/** A card was refused, in the provider's own words for the person. */
export class CardRefused extends Error {
  override readonly name = "CardRefused";
}

/** Of a token that is none. */
export const unknownCard = "This card is not known. Please enter it again.";

export interface PaymentToken {
  readonly token: string;
  /** Sent again it pays nothing twice. */
  readonly requestId: string;
}

/** Where a webhook bears its signature. */
export const signatureHeader = "stripe-signature";

/** Every method throws ProviderUnavailable where the provider cannot be asked. */
export interface CardProvider {
  readonly name: "sandbox" | "stripe";

  /** Opens a page on which a card is given for a subscription. */
  openCheckout(order: CheckoutOrder): Promise<HostedPage>;
  /**
   * Reading the page of another card, once it is complete, sees to what follows from it: the card is the
   * subscription's from then on, and pays what is open.
   * @returns undefined where there is no such page
   */
  readCheckout(id: string): Promise<ProviderCheckout | undefined>;
  /** Closes a page that is still open. @returns what it is now: it may have been completed meanwhile */
  closeCheckout(id: string): Promise<ProviderCheckout | undefined>;
  /** Opens a page on which another card is given for this subscription; what is overdue is then paid with it. */
  openCardUpdate(order: {
    readonly requestId: string;
    readonly customerId: string;
    readonly subscriptionId: string;
    readonly successUrl: string;
    readonly cancelUrl: string;
  }): Promise<HostedPage>;

  /**
   * Makes a subscription with a card that the provider's own script has turned into a token.
   * @throws CardRefused
   */
  subscribeWithToken(
    order: Omit<CheckoutOrder, "successUrl" | "cancelUrl" | "expiresAt">,
    token: PaymentToken,
  ): Promise<ProviderSubscription>;

  /** @returns undefined where there is no such subscription */
  readSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** All that a customer has, ended ones too, the newest first. */
  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** Everything that changed since then, for the comparison: by their ids. */
  changedSince(since: Date): AsyncIterable<ProviderSubscription>;

  /** Lets it end with what is paid, or takes that back. What has ended stays as it is. */
  setCancelsAtPeriodEnd(id: string, cancels: boolean): Promise<ProviderSubscription>;
  /** Ends it at once; what is open is not charged any more. Ending what has ended, or never was, changes nothing. */
  endNow(id: string): Promise<void>;
  /** Takes this off the next payments, beside what is off them already. Sent again with the same id nothing changes. */
  applyDiscount(id: string, discount: Discount): Promise<ProviderSubscription>;
  /**
   * Puts the end of the trial off, or the next payment: nothing is charged before, and until then it counts as
   * `trialing`. What is overdue or has ended stays as it is.
   */
  setPeriodEnd(id: string, endsAt: Date): Promise<ProviderSubscription>;

  /** What was charged or is to be, the newest first, 100 at most. */
  invoicesOf(customerId: string): Promise<readonly ProviderInvoice[]>;
  /** Gives back all that was paid with this invoice. Sent again nothing is paid back twice; what was not paid stays. */
  refund(invoiceId: string): Promise<void>;

  /**
   * What a webhook says.
   * @param body as it came, byte for byte
   * @returns undefined where the signature is not the provider's, or is older than 5 minutes
   */
  readEvent(body: Buffer, signature: string, now: Date): ProviderEvent | undefined;
}
