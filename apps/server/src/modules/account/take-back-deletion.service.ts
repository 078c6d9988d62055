import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Jobs } from "../../lib/jobs.ts";
import { enqueueFollowing } from "../billing/follow-account.service.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { readDetails } from "./account.service.ts";
import { clearDeletion } from "./account.store.ts";

interface KeepParts {
  readonly db: Database;
  readonly jobs: Jobs;
}

/**
 * Keeps an account that was to be deleted; who stopped paying for that goes on paying.
 * @returns false where its time of grace is over, or nobody wanted it deleted
 */
export function takeBackDeletion(
  { db, jobs }: KeepParts,
  userId: string,
  now: Date,
): Promise<boolean> {
  return db.withActor(system("sign-in"), async (trx) => {
    if (!(await clearDeletion(trx, userId, now))) return false;
    await enqueueFollowing(jobs, trx, userId);
    return true;
  });
}

/**
 * The same for the person themself; who did not want it deleted keeps it anyway.
 * @throws Refusal `deletion-begun` where the time of grace is over: payment and files may be gone
 */
export async function keepAccount(parts: KeepParts, userId: string, now: Date): Promise<void> {
  if (await takeBackDeletion(parts, userId, now)) return;
  const { deletion_due_at: due } = await parts.db.withActor(system("sign-in"), (trx) =>
    readDetails(trx, userId),
  );
  if (due) throw new Refusal("deletion-begun");
}
