import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { forgetAll } from "../../lib/forget-all.ts";
import type { Job } from "../../lib/jobs.ts";
import { dueForDeletion, eraseUser, filesOf } from "./erase.store.ts";

export interface EraseParts {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly clock: () => Date;
}

/** Deletes accounts whose time of grace is over, every night. Their files go first: rows without files are found again. */
export function eraseAccounts({ database, objects, clock }: EraseParts): Job {
  return {
    name: "erase-accounts",
    schedule: "10 4 * * *",
    async run() {
      const jobs = system("jobs");
      const now = clock();
      await forgetAll(
        (most) => database.withActor(jobs, (trx) => dueForDeletion(trx, now, most)),
        async (userId) => {
          const files = await database.withActor(jobs, (trx) => filesOf(trx, userId));
          for (const key of files) await objects.remove(key);
          return database.withActor(system("erasure"), (trx) => eraseUser(trx, userId));
        },
      );
    },
  };
}
