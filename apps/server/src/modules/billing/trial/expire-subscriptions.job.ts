import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import { collectFailures } from "../../../lib/collect-failures.ts";
import type { Job } from "../../../lib/jobs.ts";
import { processAllPending } from "../../../lib/process-all-pending.ts";
import { dueToExpire, lockDueToExpire } from "./expiry.store.ts";
import { transitionSubscription } from "../transition-subscription.service.ts";

export interface ClockParts {
  readonly database: Database;
  readonly clock: () => Date;
}

const billing = system("billing");

/**
 * Ends what no card provider manages: trials without a card, a sponsor's months, and what a store
 * or another payer has not renewed. Any delay is to the patient's advantage.
 */
export async function expireSubscriptions({ database, clock }: ClockParts): Promise<number> {
  const now = clock();
  const attempts = collectFailures();
  let ended = 0;
  await processAllPending(
    attempts,
    (...part) => database.withActor(billing, (trx) => dueToExpire(trx, now, ...part)),
    async (patientId) => {
      const isEnded = await database.withActor(billing, async (trx) => {
        const due = await lockDueToExpire(trx, now, patientId);
        if (!due) return false;
        const isTrial = due.status === "trialing" || due.status === "trialing_with_cc";
        const to = isTrial ? "trialEnded" : "expired";
        // What has ended is not about to end.
        const change = { cancels_at_period_end: false };
        const move = { to, by: "clock", from: [due.status], change } as const;
        return transitionSubscription(trx, patientId, move, now);
      });
      if (isEnded) ended += 1;
      return isEnded;
    },
  );
  attempts.end("Some subscriptions were not ended.");
  return ended;
}

export function expireSubscriptionsJob(parts: ClockParts): Job {
  return {
    name: "billing-clock",
    schedule: "*/10 * * * *",
    run: async () => void (await expireSubscriptions(parts)),
  };
}
