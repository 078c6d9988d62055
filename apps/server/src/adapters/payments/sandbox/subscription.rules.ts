/** What becomes of a subscription, and what is charged for it. Pure: each step returns what is to be written. */
import { dayMs } from "@regain/contract/durations";
import { centsAfter } from "../discount.rules.ts";
import type { Discount } from "../card-provider.ts";
import type {
  EventType,
  Order,
  SandboxInvoice,
  SandboxSubscription,
  TakenDiscount,
} from "./books.ts";
import { addMonths } from "../../../lib/months.ts";
import { endOfPeriod } from "./calendar.rules.ts";
import { cardByNumber } from "./cards.rules.ts";

export interface Step {
  readonly subscription: SandboxSubscription;
  readonly invoice?: SandboxInvoice;
  readonly events: readonly EventType[];
}

/** Days after a failed payment on which it is retried. After the last retry the subscription ends. */
const triesAfterDays = [1, 3, 5] as const;

export function taken(discount: Discount, at: Date): TakenDiscount {
  const endsAt = discount.duration === "repeating" ? addMonths(at, discount.months ?? 1) : null;
  return { discount, endsAt };
}

const counts = ({ endsAt }: TakenDiscount, at: Date) => endsAt === null || endsAt > at;

const canCharge = (cardNumber: string) => cardByNumber(cardNumber)?.failsLater !== true;

/** Begins the next period, and charges it. */
function bill(before: SandboxSubscription, at: Date, isOwnerThere: boolean): Step {
  const { order, id, customerId } = before;
  const discounts = before.discounts.filter((one) => counts(one, at));
  const totalCents = centsAfter(
    order.amountCents,
    discounts.map(({ discount }) => discount),
  );
  const isPaid = totalCents === 0 || isOwnerThere || canCharge(before.cardNumber);
  const invoices = before.invoices + 1;
  const period = {
    periodStartsAt: at,
    periodEndsAt: endOfPeriod(before.anchorAt, order.interval, at),
  };
  const invoice: SandboxInvoice = {
    id: `${id.replace("sub", "in")}_${invoices}`,
    customerId,
    dueAt: null,
    subscriptionId: id,
    number: `${id.slice(-8).toUpperCase()}-${String(invoices).padStart(4, "0")}`,
    status: isPaid ? "paid" : "open",
    subtotalCents: order.amountCents,
    discountCents: order.amountCents - totalCents,
    totalCents,
    createdAt: at,
    paidAt: isPaid ? at : null,
    ...period,
  };
  const subscription: SandboxSubscription = {
    ...before,
    ...period,
    invoices,
    state: isPaid ? "active" : "past_due",
    discounts: discounts.filter(({ discount }) => discount.duration !== "once"),
    overdue: isPaid ? null : { invoiceId: invoice.id, failedAt: at, tries: 0 },
    dueAt: isPaid ? period.periodEndsAt : new Date(at.getTime() + triesAfterDays[0] * dayMs),
  };
  const said = isPaid ? "invoice.paid" : "invoice.payment_failed";
  return { subscription, invoice, events: [said, "customer.subscription.updated"] };
}

/** Begins a subscription with an accepted card, while its owner is present. */
export function begin(
  { id, customerId, cardNumber }: { id: string; customerId: string; cardNumber: string },
  order: Order,
  at: Date,
): Step {
  const trialEndsAt = new Date(at.getTime() + order.trialDays * dayMs);
  const begun: SandboxSubscription = {
    id,
    customerId,
    dueAt: trialEndsAt,
    order,
    state: "trialing",
    createdAt: at,
    anchorAt: trialEndsAt,
    periodStartsAt: at,
    periodEndsAt: trialEndsAt,
    endedAt: null,
    cancelsAtPeriodEnd: false,
    discounts: order.discount ? [taken(order.discount, at)] : [],
    discountsTaken: order.discount ? [order.discount.id] : [],
    cardNumber,
    invoices: 0,
    overdue: null,
  };
  if (order.trialDays > 0)
    return { subscription: begun, events: ["customer.subscription.created"] };
  const step = bill(begun, at, true);
  return { ...step, events: ["customer.subscription.created", "invoice.paid"] };
}

/** Ends it; what was open is no longer charged. */
export function end(before: SandboxSubscription, open: SandboxInvoice | undefined, at: Date): Step {
  const subscription: SandboxSubscription = {
    ...before,
    state: "ended",
    endedAt: at,
    dueAt: null,
    overdue: null,
  };
  return {
    subscription,
    ...(open ? { invoice: { ...open, status: "void" as const } } : {}),
    events: ["customer.subscription.deleted"],
  };
}

/** Charges what is open once more. */
export function tryAgain(before: SandboxSubscription, open: SandboxInvoice, at: Date): Step {
  if (!canCharge(before.cardNumber))
    return { subscription: before, events: ["invoice.payment_failed"] };
  return {
    subscription: { ...before, state: "active", overdue: null, dueAt: before.periodEndsAt },
    invoice: { ...open, status: "paid", paidAt: at },
    events: ["invoice.paid", "customer.subscription.updated"],
  };
}

function tryBySchedule(before: SandboxSubscription, open: SandboxInvoice, at: Date): Step {
  const step = tryAgain(before, open, at);
  if (!before.overdue || step.subscription.state === "active") return step;
  const tries = before.overdue.tries + 1;
  const days = triesAfterDays[tries];
  if (days === undefined) {
    const over = end(before, open, at);
    return { ...over, events: [...step.events, ...over.events] };
  }
  const dueAt = new Date(before.overdue.failedAt.getTime() + days * dayMs);
  return { ...step, subscription: { ...before, overdue: { ...before.overdue, tries }, dueAt } };
}

/** What happens when it is due. */
export function pass(before: SandboxSubscription, open: SandboxInvoice | undefined): Step {
  const at = before.dueAt ?? before.periodEndsAt;
  if (before.overdue && open) return tryBySchedule(before, open, at);
  if (before.cancelsAtPeriodEnd) return end(before, open, at);
  return bill(before, at, false);
}

export function takeOff(before: SandboxSubscription, discount: Discount, at: Date): Step {
  if (before.state === "ended" || before.discountsTaken.includes(discount.id))
    return { subscription: before, events: [] };
  const subscription = {
    ...before,
    discounts: [...before.discounts, taken(discount, at)],
    discountsTaken: [...before.discountsTaken, discount.id],
  };
  return { subscription, events: ["customer.subscription.updated"] };
}

export function putOff(before: SandboxSubscription, until: Date): Step {
  if (before.state === "ended" || before.overdue) return { subscription: before, events: [] };
  const subscription: SandboxSubscription = {
    ...before,
    state: "trialing",
    periodEndsAt: until,
    anchorAt: until,
    dueAt: until,
  };
  return { subscription, events: ["customer.subscription.updated"] };
}

export function cancelAtEnd(before: SandboxSubscription, cancels: boolean): Step {
  if (before.state === "ended" || before.cancelsAtPeriodEnd === cancels)
    return { subscription: before, events: [] };
  return {
    subscription: { ...before, cancelsAtPeriodEnd: cancels },
    events: ["customer.subscription.updated"],
  };
}

/** The discounts on the next payment. */
export function nextDiscounts({ discounts, periodEndsAt }: SandboxSubscription): Discount[] {
  return discounts.filter((one) => counts(one, periodEndsAt)).map(({ discount }) => discount);
}
