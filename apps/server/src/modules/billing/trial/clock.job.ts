import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import { eachAlone } from "../../../lib/each-alone.ts";
import type { Job } from "../../../lib/jobs.ts";
import { settleAll } from "../../../lib/settle-all.ts";
import { dueByClock, lockDueByClock } from "./clock.store.ts";
import { moveSubscription } from "../move-subscription.service.ts";

export interface ClockParts {
  readonly database: Database;
  readonly clock: () => Date;
}

const billing = system("billing");

/**
 * Ends what no card provider manages: trials without a card, a sponsor's months, and what a store
 * or another payer has not renewed. Any delay is to the patient's advantage.
 */
export async function endByClock({ database, clock }: ClockParts): Promise<number> {
  const now = clock();
  const attempts = eachAlone();
  let ended = 0;
  await settleAll(
    attempts,
    (...part) => database.withActor(billing, (trx) => dueByClock(trx, now, ...part)),
    async (patientId) => {
      const isEnded = await database.withActor(billing, async (trx) => {
        const due = await lockDueByClock(trx, now, patientId);
        if (!due) return false;
        const isTrial = due.status === "trialing" || due.status === "trialing_with_cc";
        const to = isTrial ? "trialEnded" : "expired";
        // What has ended is not about to end.
        const change = { cancels_at_period_end: false };
        const move = { to, by: "clock", from: [due.status], change } as const;
        return moveSubscription(trx, patientId, move, now);
      });
      if (isEnded) ended += 1;
      return isEnded;
    },
  );
  attempts.end("Some subscriptions were not ended.");
  return ended;
}

export function endSubscriptions(parts: ClockParts): Job {
  return {
    name: "billing-clock",
    schedule: "*/10 * * * *",
    run: async () => void (await endByClock(parts)),
  };
}
