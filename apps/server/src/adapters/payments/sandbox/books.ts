import type { Discount, Interval, ProviderState } from "../card-provider.ts";

/** What every object of the books has. All instants are named `…At`. */
interface Kept {
  readonly id: string;
  readonly customerId: string | null;
  /** When the clock has to look at it; null where it never has to. */
  readonly dueAt: Date | null;
}

export interface SandboxCustomer extends Kept {
  readonly accountId: string;
  readonly email: string | null;
}

/** What is bought, as it was ordered. */
export interface Order {
  readonly accountId: string;
  /** The shop's own id of the checkout; null where there was none. */
  readonly checkoutId: string | null;
  readonly productName: string;
  readonly interval: Interval;
  readonly amountCents: number;
  readonly trialDays: number;
  readonly discount: Discount | null;
}

/** A page on which a card is given. */
interface Page extends Kept {
  readonly customerId: string;
  readonly state: "open" | "complete" | "expired";
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Of the card whose bank was asked, while it has not answered. */
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
  /** Of `repeating`. */
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
  /** Those that still take something off, in the order in which they came. */
  readonly discounts: readonly TakenDiscount[];
  /** Ids of all that ever were taken. */
  readonly discountsTaken: readonly string[];
  readonly cardNumber: string;
  /** How many there have been. */
  readonly invoices: number;
  /** Of `past_due`: what is to be paid, since when, and how often it was tried again. */
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

/** Where events go to, and what they are signed with. */
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
