import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import type { CardProvider } from "../../adapters/payments/card-provider.ts";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { deleteAllDue } from "../../lib/delete-all-due.ts";
import type { Job } from "../../lib/jobs.ts";
import { endForGood } from "../billing/provider/provider-sync.service.ts";
import { reassignBeforeErasure } from "../institution/users/reassign-to-admin.service.ts";
import { dueForDeletion, eraseUser, filesOf, foldersOf, isStillDue } from "./erase.store.ts";

export interface EraseParts {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly payments: CardProvider;
  readonly clock: () => Date;
}

/**
 * Every night, deletes accounts whose grace period is over. Their files go first: rows without
 * files are found again. What a clinician of an institution leaves behind goes to an admin, as it
 * does when one is removed. Nobody who would keep paying is erased: if the card provider cannot be
 * reached, the account waits.
 */
export function eraseAccounts(parts: EraseParts): Job {
  const { database, objects, clock } = parts;
  return {
    name: "erase-accounts",
    schedule: "10 4 * * *",
    async run() {
      const jobs = system("jobs");
      const now = clock();
      await deleteAllDue(
        [(...part) => database.withActor(jobs, (trx) => dueForDeletion(trx, now, ...part))],
        async (userId) => {
          if (!(await database.withActor(jobs, (trx) => isStillDue(trx, userId, now))))
            return false;
          await endForGood(parts, userId);
          const files = await database.withActor(jobs, (trx) => filesOf(trx, userId));
          for (const key of files) await objects.remove(key);
          // An interrupted upload may have left a file without a row.
          for (const folder of foldersOf(userId))
            for await (const { key } of objects.list(folder)) await objects.remove(key);
          await reassignBeforeErasure(database, userId, now);
          return database.withActor(
            system("erasure"),
            async (trx) => (await isStillDue(trx, userId, now)) && eraseUser(trx, userId, now),
          );
        },
      );
    },
  };
}
