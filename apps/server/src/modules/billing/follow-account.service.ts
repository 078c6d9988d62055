import { system } from "../../db/actor.ts";
import { findPayer } from "./billing.store.ts";
import { closePagesOf } from "./checkout/close-page.service.ts";
import { readAccount, type ReadingParts } from "./provider/reading.service.ts";
import { isOnHold } from "./subscription-states.rules.ts";

/**
 * Who asks for their account to be deleted is not charged again, also not on a page that is open still; who takes it back
 * is as they were before. What has to be done at the provider is done by each reading: here it is done soon.
 * @throws ProviderUnavailable
 */
export async function followAccount(parts: ReadingParts, accountId: string): Promise<void> {
  const payer = await parts.database.withActor(system("billing"), (trx) =>
    findPayer(trx, accountId),
  );
  if (payer && isOnHold(payer)) await closePagesOf(parts, accountId);
  await readAccount(parts, accountId);
}
