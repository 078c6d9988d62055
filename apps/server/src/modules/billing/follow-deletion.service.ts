import { system } from "../../db/actor.ts";
import { markCancelledForDeletion } from "./billing.store.ts";
import { readAccount, type ReadingParts } from "./provider/reading.service.ts";

const actor = system("billing");

/**
 * Who asks for their account to be deleted is not charged again, and who takes it back is as they were before.
 * @throws ProviderUnavailable
 */
export async function followDeletion(parts: ReadingParts, accountId: string): Promise<void> {
  const { database, payments } = parts;
  const { payer } = await readAccount(parts, accountId);
  if (!payer?.provider_subscription_id) return;
  const isDue = payer.deletion_due_at !== null;
  const cancels = isDue && !payer.cancels_at_period_end;
  const resumes = !isDue && payer.cancelled_for_deletion;
  if (!cancels && !resumes) return;
  await payments.setCancelsAtPeriodEnd(payer.provider_subscription_id, cancels);
  await database.withActor(actor, (trx) => markCancelledForDeletion(trx, accountId, cancels));
  await readAccount(parts, accountId);
}
