import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { forgetAll } from "../../lib/forget-all.ts";
import type { Job } from "../../lib/jobs.ts";
import { deleteRecording, expiredRecordings } from "./speech.store.ts";

export interface ForgetParts {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly clock: () => Date;
}

/** Deletes recordings whose time is over, every night. The sound goes first: a row without one is found again. */
export function forgetRecordings({ database, objects, clock }: ForgetParts): Job {
  return {
    name: "forget-recordings",
    schedule: "40 3 * * *",
    async run() {
      const actor = system("jobs");
      const now = clock();
      await forgetAll(
        (...part) => database.withActor(actor, (trx) => expiredRecordings(trx, now, ...part)),
        async (row) => {
          await objects.remove(row.object_key);
          return database.withActor(actor, (trx) => deleteRecording(trx, row));
        },
      );
    },
  };
}
