import { dayMs } from "@regain/contract/durations";
import type { PaymentSource, SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { trialLength } from "@regain/contract/entities/subscription";
import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { findPayer, lockSubscription } from "../billing.store.ts";
import { transitionSubscription } from "../transition-subscription.service.ts";

/** In days; no more than our own mail offers. */
export const longestExtension = trialLength;

/** Whether a store runs this trial, and charges when it ends. */
export const isStoreTrial = (status: SubscriptionStatus | null, source: PaymentSource | null) =>
  status === "trialing" && source !== "none";

/**
 * Extends a trial once, for somebody who has asked us: from its end while it runs, from now if it
 * is over.
 * @returns when it ends now
 * @throws Refusal `not-found`, `link-used` if it was extended before, `trial-not-over` if there is
 *   no trial, or a store's
 */
export function extendTrialByOperator(
  database: Database,
  patientId: string,
  days: number,
  now: Date,
): Promise<Date> {
  return database.withActor(system("billing"), async (trx) => {
    await lockSubscription(trx, patientId);
    const payer = await findPayer(trx, patientId);
    if (!payer) throw new Refusal("not-found");
    if (payer.trial_extended_at)
      throw new Refusal("link-used", { message: "This trial has already been extended." });
    // It would become ours, with plans offered beside what the store charges.
    if (isStoreTrial(payer.status, payer.payment_source))
      throw new Refusal("trial-not-over", { message: "A store manages this trial." });
    const end = payer.period_ends_at;
    const runs = payer.status === "trialing" && end !== null && end > now;
    const ends = new Date((runs ? end : now).getTime() + days * dayMs);
    const change = {
      period_ends_at: ends,
      trial_extended_at: now,
      payment_source: "none",
    } as const;
    const from = ["trialing", "trialEnded"] as const;
    const move = { to: "trialing", by: "operator", from, change } as const;
    if (!(await transitionSubscription(trx, patientId, move, now)))
      throw new Refusal("trial-not-over", { message: "There is no trial to extend." });
    return ends;
  });
}
