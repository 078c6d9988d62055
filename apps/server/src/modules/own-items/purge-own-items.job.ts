import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { deleteAllDue } from "../../lib/delete-all-due.ts";
import type { Job } from "../../lib/jobs.ts";
import { resumableMs } from "../session/session.rules.ts";
import { forgetFiles } from "./own-items.service.ts";
import { deleteOwnItem, removedBefore } from "./own-items.store.ts";

export interface ForgetParts {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly clock: () => Date;
}

/**
 * Every night, deletes removed items with their photos, once no session that shows them can be
 * resumed. The files go first: a row without them is found again.
 */
export function purgeOwnItems({ database, objects, clock }: ForgetParts): Job {
  return {
    name: "forget-own-items",
    schedule: "50 3 * * *",
    async run() {
      const actor = system("jobs");
      const before = new Date(clock().getTime() - resumableMs);
      await deleteAllDue(
        [(...part) => database.withActor(actor, (trx) => removedBefore(trx, before, ...part))],
        async (row) => {
          await forgetFiles(objects, row);
          return database.withActor(actor, (trx) => deleteOwnItem(trx, row));
        },
      );
    },
  };
}
