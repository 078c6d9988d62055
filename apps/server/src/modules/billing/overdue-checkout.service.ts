import { system } from "../../db/actor.ts";
import type { CheckoutRow } from "../../db/tables/billing.ts";
import { endCheckout } from "./checkout.store.ts";
import type { ReadingParts } from "./reading.service.ts";

/**
 * Settles a page that must be closed by now, whatever became of it.
 * @throws ProviderUnavailable
 */
export async function settleOverdue(
  { database, payments, clock }: ReadingParts,
  row: CheckoutRow,
): Promise<void> {
  const id = row.provider_checkout_id;
  const found = id ? await payments.closeCheckout(id) : undefined;
  const state = found?.state === "complete" ? "complete" : "expired";
  await database.withActor(system("billing"), (trx) => endCheckout(trx, row, state, clock()));
}
