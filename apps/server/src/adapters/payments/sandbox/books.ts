import type { Discount, Interval, ProviderState } from "../card-provider.ts";

/** Common to every object in the books. All instants are named `…At`. */
interface Kept {
  readonly id: string;
  readonly customerId: string | null;
  /** When the clock has to look at it; null if never. */
  readonly dueAt: Date | null;
}

export interface SandboxCustomer extends Kept {
  readonly accountId: string;
  readonly email: string | null;
}

/** What is bought, as ordered. */
export interface Order {
  readonly accountId: string;
  /** The shop's own id of the checkout; null if there was none. */
  readonly checkoutId: string | null;
  readonly productName: string;
  readonly interval: Interval;
  readonly amountCents: number;
  readonly trialDays: number;
  readonly discount: Discount | null;
}

/** A page where a card is entered. */
interface Page extends Kept {
  readonly customerId: string;
  readonly state: "open" | "complete" | "expired";
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The number of the card whose bank was asked and has not answered yet. */
  readonly askedCard: string | null;
}

export interface SandboxCheckout extends Page {
  readonly order: Order;
  readonly subscriptionId: string | null;
}

export interface SandboxCardUpdate extends Page {
  readonly subscriptionId: string;
}

export interface TakenDiscount {
  readonly discount: Discount;
  /** For `repeating`. */
  readonly endsAt: Date | null;
}

export interface SandboxSubscription extends Kept {
  readonly customerId: string;
  readonly order: Order;
  readonly state: ProviderState;
  readonly createdAt: Date;
  /** Periods are counted from here. */
  readonly anchorAt: Date;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly endedAt: Date | null;
  readonly cancelsAtPeriodEnd: boolean;
  /** Those that still apply, in the order in which they were added. */
  readonly discounts: readonly TakenDiscount[];
  /** Ids of all that were ever applied. */
  readonly discountsTaken: readonly string[];
  readonly cardNumber: string;
  /** How many there have been so far. */
  readonly invoices: number;
  /** For `past_due`: what is owed, since when, and how often it was retried. */
  readonly overdue: {
    readonly invoiceId: string;
    readonly failedAt: Date;
    readonly tries: number;
  } | null;
}

export interface SandboxInvoice extends Kept {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly number: string;
  readonly status: "paid" | "open" | "void" | "refunded";
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
}

const eventTypes = [
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
] as const;
export type EventType = (typeof eventTypes)[number];

export interface SandboxEvent extends Kept {
  readonly type: EventType;
  /** As it is sent. */
  readonly payload: string;
  readonly tries: number;
}

/** Where events go, and what they are signed with. */
export interface SandboxEndpoint extends Kept {
  readonly secret: string;
}

export interface Kinds {
  readonly customer: SandboxCustomer;
  readonly checkout: SandboxCheckout;
  readonly "card-update": SandboxCardUpdate;
  readonly subscription: SandboxSubscription;
  readonly invoice: SandboxInvoice;
  readonly event: SandboxEvent;
  readonly endpoint: SandboxEndpoint;
}
export type Kind = keyof Kinds;
