import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { enqueueAccountSync } from "../billing/sync-account.service.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { otherAdmins } from "../institution-admins.store.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { readDetails } from "./account.service.ts";
import { clearDeletion } from "./account.store.ts";
import { notifyAdmins } from "./notify-admins.service.ts";

interface KeepParts extends LetterParts {
  readonly db: Database;
}

/**
 * Keeps an account that was due to be deleted; a subscription canceled for that resumes. Admins who
 * were told that a clinician would leave are told that they are staying.
 * @returns false if its grace period is over, or no deletion was pending
 */
export function cancelDeletion(
  { db, ...letters }: KeepParts,
  userId: string,
  now: Date,
): Promise<boolean> {
  return db.withActor(system("sign-in"), async (trx) => {
    if (!(await clearDeletion(trx, userId, now))) return false;
    await enqueueAccountSync(letters.jobs, trx, userId);
    const clinician = await readDetails(trx, userId);
    const { type, institution_id: institutionId } = clinician;
    if (type === "clinician" && institutionId) {
      const admins = await otherAdmins(trx, { userId, institutionId });
      await notifyAdmins(trx, letters, { clinician, admins }, { kind: "clinicianStays" }, now);
    }
    return true;
  });
}

/**
 * The same for the account's owner; without a pending deletion, the account is kept anyway.
 * @throws Refusal `deletion-begun` if the grace period is over: payment and files may be gone
 */
export async function keepAccount(parts: KeepParts, userId: string, now: Date): Promise<void> {
  if (await cancelDeletion(parts, userId, now)) return;
  const { deletion_due_at: due } = await parts.db.withActor(system("sign-in"), (trx) =>
    readDetails(trx, userId),
  );
  if (due) throw new Refusal("deletion-begun");
}
