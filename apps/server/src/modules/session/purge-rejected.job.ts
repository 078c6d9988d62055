import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { deleteInBatches } from "../../lib/delete-in-batches.ts";
import type { Job } from "../../lib/jobs.ts";
import { keptMs } from "./rejected-records.rules.ts";
import { deleteRejectedBefore } from "./response.store.ts";

export interface ForgetRejectedParts {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Every night, deletes what has been in quarantine for half a year. */
export function purgeRejected({ database, clock }: ForgetRejectedParts): Job {
  return {
    name: "forget-rejected",
    schedule: "42 3 * * *",
    async run() {
      const before = new Date(clock().getTime() - keptMs);
      // Only the actor `erasure` may take anything out.
      await deleteInBatches(database, system("erasure"), (trx, most) =>
        deleteRejectedBefore(trx, before, most),
      );
    },
  };
}
