import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Jobs } from "../../lib/jobs.ts";
import { clearDeletion } from "./account.store.ts";

/**
 * Keeps an account that was to be deleted; who stopped paying for that goes on paying.
 * @returns false where its time of grace is over, or nobody wanted it deleted
 */
export function takeBackDeletion(
  { db, jobs }: { readonly db: Database; readonly jobs: Jobs },
  userId: string,
  now: Date,
): Promise<boolean> {
  return db.withActor(system("sign-in"), async (trx) => {
    if (!(await clearDeletion(trx, userId, now))) return false;
    await jobs.enqueue(trx, "billing-deletion", { accountId: userId });
    return true;
  });
}
