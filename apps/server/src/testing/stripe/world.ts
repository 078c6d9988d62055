import type { Discount } from "../../adapters/payments/card-provider.ts";
import type {
  EventType,
  Order,
  SandboxInvoice,
  SandboxSubscription,
} from "../../adapters/payments/sandbox/books.ts";
import { cardByNumber } from "../../adapters/payments/sandbox/cards.rules.ts";
import {
  begin,
  end,
  pass,
  type Step,
  tryAgain,
} from "../../adapters/payments/sandbox/subscription.rules.ts";

export interface Customer {
  readonly id: string;
  readonly email: string | null;
  readonly metadata: Record<string, string>;
}

export interface Session {
  readonly id: string;
  readonly mode: "subscription" | "setup";
  readonly customer: string;
  readonly client_reference_id: string | null;
  metadata: Record<string, string>;
  status: "open" | "complete" | "expired";
  subscription: string | null;
  /** The card that was entered on a page in mode `setup`. */
  setupCard: string | null;
  readonly url: string;
  readonly success_url: string;
  readonly expiresAt: Date;
  readonly order: Order | null;
  readonly subscriptionMetadata: Record<string, string>;
}

/** A subscription, with what only Stripe stores about one. */
export interface Held {
  one: SandboxSubscription;
  metadata: Record<string, string>;
  card: string;
  /** The outcome of the period that has begun, once its invoice is no longer a draft. */
  charge?: Step;
}

const hourMs = 3_600_000;

export interface Happened {
  readonly id: string;
  readonly type: EventType;
  readonly at: Date;
  readonly object: unknown;
}

/** A refusal in the shape of Stripe's errors. */
export class StripeSaysNo extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
  constructor(status: number, body: Readonly<Record<string, string>> & { message: string }) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const noSuch = (what: string, id: string) =>
  new StripeSaysNo(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
  });

export const invalid = (message: string, code = "parameter_invalid") =>
  new StripeSaysNo(400, { type: "invalid_request_error", code, message });

const declined = (message: string, code = "card_declined") =>
  new StripeSaysNo(402, { type: "card_error", code, message });

type ShapeOf = (world: World, kind: "subscription" | "invoice" | "session", id: string) => unknown;

/** What the account at Stripe contains. Subscriptions follow the same rules as the sandbox's. */
export class World {
  readonly customers = new Map<string, Customer>();
  readonly products = new Set<string>();
  readonly coupons = new Map<string, Discount>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Held>();
  readonly invoices = new Map<string, SandboxInvoice>();
  /** Card numbers by payment method. */
  readonly cards = new Map<string, string>();
  /** Refunded payments. */
  readonly refunded = new Set<string>();
  /** Payments that the cardholder has told their bank to take back. */
  readonly disputed = new Set<string>();
  /** Ids of invoices that nobody has been asked to pay yet. */
  readonly drafts = new Set<string>();
  /**
   * Whether a period begins as at Stripe: `active` immediately, with a draft invoice that is charged an hour later.
   * Immediate charges make simpler stories.
   */
  hasDrafts = false;
  readonly events: Happened[] = [];
  readonly clock: () => Date;
  readonly #shape: ShapeOf;
  #count = 0;

  constructor(clock: () => Date, shape: ShapeOf) {
    this.clock = clock;
    this.#shape = shape;
  }

  newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(14, "0")}`;
  }

  tell(type: EventType, object: unknown): void {
    this.events.push({ id: this.newId("evt"), type, at: this.clock(), object });
  }

  /** Stores a step, and its events. */
  keep({ subscription, invoice, events }: Step, held: Held): void {
    held.one = subscription;
    this.subscriptions.set(subscription.id, held);
    if (invoice) this.invoices.set(invoice.id, invoice);
    for (const type of events) {
      const isSubscription = type.startsWith("customer.subscription");
      const id = isSubscription ? subscription.id : (invoice ?? this.openOf(subscription))?.id;
      if (id) this.tell(type, this.#shape(this, isSubscription ? "subscription" : "invoice", id));
    }
  }

  openOf({ overdue }: SandboxSubscription): SandboxInvoice | undefined {
    return overdue ? this.invoices.get(overdue.invoiceId) : undefined;
  }

  /** Lets everything due by now happen. */
  catchUp(): void {
    const now = this.clock();
    for (const held of this.subscriptions.values())
      while (held.one.dueAt && held.one.dueAt <= now) this.pass(held);
    for (const session of this.sessions.values())
      if (session.status === "open" && session.expiresAt <= now) this.expire(session);
  }

  /** Takes the next step of a subscription that is due. */
  pass(held: Held): void {
    const { charge, one } = held;
    delete held.charge;
    if (charge?.invoice) this.drafts.delete(charge.invoice.id);
    const step = charge ?? pass(one, this.openOf(one));
    const { subscription, invoice } = step;
    const begins = subscription.invoices > one.invoices;
    if (!this.hasDrafts || !begins || !invoice || !one.dueAt) return this.keep(step, held);
    this.drafts.add(invoice.id);
    held.charge = step;
    const dueAt = new Date(one.dueAt.getTime() + hourMs);
    const begun = { ...subscription, state: "active", overdue: null, dueAt } as const;
    const draft = { ...invoice, status: "open", paidAt: null } as const;
    this.keep(
      { subscription: begun, invoice: draft, events: ["customer.subscription.updated"] },
      held,
    );
  }

  expire(session: Session): void {
    session.status = "expired";
    this.tell("checkout.session.expired", this.#shape(this, "session", session.id));
  }

  /** Creates a payment method for a card. */
  keepCard(number: string): string {
    const id = this.newId("pm");
    this.cards.set(id, number);
    return id;
  }

  start(
    order: Order,
    {
      customer,
      card,
      metadata,
    }: { customer: string; card: string; metadata: Record<string, string> },
  ): Held {
    const number = this.cards.get(card) ?? "";
    this.refuse(number);
    const id = this.newId("sub");
    const step = begin({ id, customerId: customer, cardNumber: number }, order, this.clock());
    const held: Held = { one: step.subscription, metadata, card };
    this.keep(step, held);
    return held;
  }

  /** Throws what Stripe says about a card that is refused. */
  refuse(number: string, isBankAsked = false): void {
    const card = cardByNumber(number);
    if (!card || card.refusedWith)
      throw declined(card?.refusedWith ?? "Your card number is incorrect.");
    if (card.asks && !isBankAsked)
      throw declined(
        "Your card was declined. This transaction requires authentication.",
        "authentication_required",
      );
  }

  end(held: Held): void {
    this.keep(end(held.one, undefined, this.clock()), held);
  }

  pay(invoice: SandboxInvoice, card: string): void {
    const held = this.subscriptions.get(invoice.subscriptionId);
    if (invoice.status !== "open" || !held) throw invalid("Invoice is already paid");
    const one = { ...held.one, cardNumber: this.cards.get(card) ?? "" };
    const step = tryAgain(one, invoice, this.clock());
    this.keep(
      { ...step, subscription: { ...step.subscription, cardNumber: held.one.cardNumber } },
      held,
    );
    if (!step.invoice) throw declined("Your card was declined.");
  }

  /** Somebody enters a card on one of Stripe's pages. @returns what the page says to them */
  giveCard(
    sessionId: string,
    number: string,
    bank: "yes" | "no",
  ): "complete" | "refused" | "closed" {
    this.catchUp();
    const session = this.sessions.get(sessionId);
    if (session?.status !== "open") return "closed";
    const card = cardByNumber(number);
    if (!card || card.refusedWith || (card.asks && bank === "no")) return "refused";
    const method = this.keepCard(number);
    if (session.order) {
      const id = this.newId("sub");
      const { customer, subscriptionMetadata: metadata, order } = session;
      const step = begin({ id, customerId: customer, cardNumber: number }, order, this.clock());
      session.subscription = id;
      this.keep(step, { one: step.subscription, metadata, card: method });
    } else session.setupCard = method;
    session.status = "complete";
    this.tell("checkout.session.completed", this.#shape(this, "session", session.id));
    return "complete";
  }
}
