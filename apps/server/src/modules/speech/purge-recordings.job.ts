import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import type { Config } from "../../config.ts";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { deleteAllDue } from "../../lib/delete-all-due.ts";
import type { Job } from "../../lib/jobs.ts";
import { overUntil } from "./kept-recordings.rules.ts";
import { deleteRecording, recordingsUntil } from "./speech.store.ts";

export interface ForgetParts {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly config: Pick<Config, "recordingDays">;
  readonly clock: () => Date;
}

/** Every night, deletes expired recordings. The sound goes first: a row without one is found again. */
export function purgeRecordings({ database, objects, config, clock }: ForgetParts): Job {
  return {
    name: "forget-recordings",
    schedule: "40 3 * * *",
    async run() {
      const actor = system("jobs");
      const now = clock();
      const findBy =
        (by: "expires_at" | "recorded_at", until: Date) => (most: number, passedOver: number) =>
          database.withActor(actor, (trx) => recordingsUntil(trx, by, until, { most, passedOver }));
      await deleteAllDue(
        // Separately, not by one condition: `recorded_at` has no index, and is scanned once on a
        // night when nothing is left to find by it.
        [
          findBy("expires_at", now),
          findBy("recorded_at", overUntil({ now, keptDays: config.recordingDays })),
        ],
        async (row) => {
          await objects.remove(row.object_key);
          return database.withActor(actor, (trx) => deleteRecording(trx, row));
        },
      );
    },
  };
}
