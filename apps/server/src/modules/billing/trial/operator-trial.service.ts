import { dayMs } from "@regain/contract/durations";
import { trialLength } from "@regain/contract/entities/subscription";
import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { findPayer, lockSubscription } from "../billing.store.ts";
import { moveSubscription } from "../move-subscription.service.ts";

/** Days: no more than by our own mail. */
export const longestExtension = trialLength;

/**
 * Makes a trial longer for somebody who has asked us, once: from its end while it runs, from now where it is over.
 * @returns when it ends then
 * @throws Refusal `not-found`, `link-used` where it was made longer before, `trial-not-over` where there is no trial
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
      throw new Refusal("link-used", { message: "This trial was made longer before." });
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
    if (!(await moveSubscription(trx, patientId, move, now)))
      throw new Refusal("trial-not-over", { message: "There is no trial to make longer." });
    return ends;
  });
}
