import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import type { Config } from "../../config.ts";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { eachAlone } from "../../lib/each-alone.ts";
import type { Job } from "../../lib/jobs.ts";
import { settleAll } from "../../lib/settle-all.ts";
import { overUntil } from "./kept-recordings.rules.ts";
import { deleteRecording, recordingsUntil } from "./speech.store.ts";

export interface ForgetParts {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly config: Pick<Config, "recordingDays">;
  readonly clock: () => Date;
}

/** Deletes recordings whose time is over, every night. The sound goes first: a row without one is found again. */
export function forgetRecordings({ database, objects, config, clock }: ForgetParts): Job {
  return {
    name: "forget-recordings",
    schedule: "40 3 * * *",
    async run() {
      const actor = system("jobs");
      const now = clock();
      const attempts = eachAlone();
      const forgetUntil = (by: "expires_at" | "recorded_at", until: Date) =>
        settleAll(
          attempts,
          (most, passedOver) =>
            database.withActor(actor, (trx) =>
              recordingsUntil(trx, by, until, { most, passedOver }),
            ),
          async (row) => {
            await objects.remove(row.object_key);
            return database.withActor(actor, (trx) => deleteRecording(trx, row));
          },
        );
      // Apart, not by one condition: `recorded_at` has no index, and is read once on a night when nothing is left by it.
      await forgetUntil("expires_at", now);
      await forgetUntil("recorded_at", overUntil({ now, keptDays: config.recordingDays }));
      attempts.end("Not everything was deleted that is to be.");
    },
  };
}
