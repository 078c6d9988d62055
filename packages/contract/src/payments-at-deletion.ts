/** What the deletion of an account does to what is paid, told before it is asked for and in its letter. */
import type { PaymentSource, SubscriptionStatus } from "./entities/enumerations.ts";
import { statusMeanings } from "./subscription-statuses.ts";

/** Long enough for the letter to be read, and for a second thought. */
export const deletionGraceDays = 14;

/**
 * - `goes-on-elsewhere`: a store, or another payer, charges on. We cannot end that, and afterwards nobody is left to tell.
 * - `not-charged-again`: the card is not.
 * - `not-given-back`: what is paid lasts longer than the account.
 */
export type PaymentAtDeletion = "goes-on-elsewhere" | "not-charged-again" | "not-given-back";

export interface PaidFor {
  readonly status: SubscriptionStatus;
  readonly source: PaymentSource;
  /** Day, in the person's time zone, until which it is paid or free; null where it has no end. */
  readonly until: string | null;
}

/**
 * What somebody is told of their payments who asks for their account to be deleted, in this order.
 * @param deletedOn day, in the person's time zone
 */
export function paymentsAtDeletion(
  { status, source, until }: PaidFor,
  deletedOn: string,
): readonly PaymentAtDeletion[] {
  if (!statusMeanings[status].isLive) return [];
  if (source !== "Stripe" && source !== "none") return ["goes-on-elsewhere"];
  const isLost = status === "paying" && until !== null && until > deletedOn;
  return [
    ...(source === "Stripe" ? ["not-charged-again" as const] : []),
    ...(isLost ? ["not-given-back" as const] : []),
  ];
}
