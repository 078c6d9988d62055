import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Job } from "../../lib/jobs.ts";
import { deleteRecording, expiredRecordings } from "./speech.store.ts";

/** Short transactions: some recordings at a time. */
const atOnce = 200;

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
      for (;;) {
        const rows = await database.withActor(actor, (trx) =>
          expiredRecordings(trx, clock(), atOnce),
        );
        for (const row of rows) {
          await objects.remove(row.object_key);
          await database.withActor(actor, (trx) => deleteRecording(trx, row));
        }
        if (rows.length < atOnce) return;
      }
    },
  };
}
