import { system } from "../../db/actor.ts";
import { standingOf } from "./account/subscription-info.rules.ts";
import { markCancelledForDeletion } from "./billing.store.ts";
import { readAccount, type ReadingParts } from "./provider/reading.service.ts";
import { isOverdue } from "./subscription-states.rules.ts";

const actor = system("billing");

/**
 * Who asks for their account to be deleted is not charged again, and who takes it back is as they were before. Only what
 * was overdue has ended then: to let it end later would mean to charge for it still.
 * @throws ProviderUnavailable
 */
export async function followDeletion(parts: ReadingParts, accountId: string): Promise<void> {
  const { database, payments } = parts;
  const { payer } = await readAccount(parts, accountId);
  if (!payer?.provider_subscription_id) return;
  const isDue = payer.deletion_due_at !== null;
  if (isDue && isOverdue(standingOf(payer))) {
    await payments.endNow(payer.provider_subscription_id);
    await readAccount(parts, accountId);
    return;
  }
  const cancels = isDue && !payer.cancels_at_period_end;
  const resumes = !isDue && payer.cancelled_for_deletion;
  if (!cancels && !resumes) return;
  await payments.setCancelsAtPeriodEnd(payer.provider_subscription_id, cancels);
  await database.withActor(actor, (trx) => markCancelledForDeletion(trx, accountId, cancels));
  await readAccount(parts, accountId);
}
