import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import type { Job } from "../../../lib/jobs.ts";
import { dueByClock } from "./clock.store.ts";
import { moveSubscription } from "../move-subscription.service.ts";

export interface ClockParts {
  readonly database: Database;
  readonly clock: () => Date;
}

const atOnce = 200;

/**
 * Ends what no card provider looks after: trials without a card, and the months of a sponsor. A few minutes late at
 * most, which are the patient's gain.
 */
export async function endByClock({ database, clock }: ClockParts): Promise<number> {
  const now = clock();
  let ended = 0;
  for (;;) {
    const due = await database.withActor(system("billing"), async (trx) => {
      const rows = await dueByClock(trx, now, atOnce);
      for (const { patient_id, status } of rows) {
        const to = status === "trialing" ? "trialEnded" : "expired";
        await moveSubscription(trx, patient_id, { to, by: "clock", from: [status] }, now);
      }
      return rows.length;
    });
    ended += due;
    if (due < atOnce) return ended;
  }
}

export function endSubscriptions(parts: ClockParts): Job {
  return {
    name: "billing-clock",
    schedule: "*/10 * * * *",
    run: async () => void (await endByClock(parts)),
  };
}
