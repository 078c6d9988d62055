import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import type { Trx } from "../../db/database.ts";
import { transitionSubscription } from "../billing/transition-subscription.service.ts";
import type { SubscriptionCause } from "../../db/tables/billing.ts";
import { type Agreed, firstSubscription } from "./subscription.rules.ts";

export interface Beginning {
  readonly from: readonly SubscriptionStatus[];
  readonly agreed: Agreed;
  readonly by?: SubscriptionCause;
}

/**
 * Starts a subscription on the agreed terms.
 * @returns whether it was in one of the states in `from`
 */
export function activateSubscription(
  trx: Trx,
  patientId: string,
  { from, agreed, by = "activation" }: Beginning,
  now: Date,
): Promise<boolean> {
  const { status, ...change } = firstSubscription(agreed, now);
  return transitionSubscription(trx, patientId, { to: status, by, from, change }, now);
}
