/** What the deletion of an account does to its payments, explained before it is requested and in its email. */
import { dayMs } from "./durations.ts";
import type { PaymentSource, SubscriptionStatus } from "./entities/enumerations.ts";
import type { PlanInterval } from "./entities/subscription.ts";
import { statusMeanings } from "./subscription-statuses.ts";

/** Long enough to read the email and reconsider. */
export const deletionGraceDays = 14;

/** Days after the first payment within which anyone who writes to us gets their money back. */
const moneyBackDays = 30;

/**
 * - `goes-on-elsewhere`: a store, or another payer, keeps charging. We cannot end that, and afterward nobody
 *   is left to tell.
 * - `not-charged-again`: the card will not be charged again.
 * - `not-given-back`: what is paid lasts longer than the account.
 * - `given-back-if-first`: the same, but it may have begun with a first payment that can still be given back.
 */
export type PaymentAtDeletion =
  | "goes-on-elsewhere"
  | "not-charged-again"
  | "not-given-back"
  | "given-back-if-first";

export interface PaidFor {
  readonly status: SubscriptionStatus;
  readonly source: PaymentSource;
  readonly interval: PlanInterval | null;
  /** Day, in the person's time zone, until which it is paid or free; null if it has no end. */
  readonly until: string | null;
}

/** The shortest year, so that nobody is left out. */
const yearDays = 365;

/**
 * Whether the paid period may have begun with a first payment in the last 30 days. A month that outlasts the
 * account did so in any case.
 */
function mayBeFirst({ interval }: PaidFor, until: string, deletedOn: string): boolean {
  if (interval !== "year") return true;
  const daysLeft = (Date.parse(until) - Date.parse(deletedOn)) / dayMs + deletionGraceDays;
  return daysLeft >= yearDays - moneyBackDays;
}

/**
 * What somebody who requests deletion of their account is told about their payments, in this order.
 * @param deletedOn day, in the person's time zone
 */
export function paymentsAtDeletion(
  paidFor: PaidFor,
  deletedOn: string,
): readonly PaymentAtDeletion[] {
  const { status, source, until } = paidFor;
  if (!statusMeanings[status].isLive) return [];
  if (source !== "Stripe" && source !== "none") return ["goes-on-elsewhere"];
  const isLost = status === "paying" && until !== null && until > deletedOn;
  if (source === "none") return isLost ? ["not-given-back"] : [];
  if (!isLost) return ["not-charged-again"];
  const isMaybeFirst = mayBeFirst(paidFor, until, deletedOn);
  return ["not-charged-again", isMaybeFirst ? "given-back-if-first" : "not-given-back"];
}
