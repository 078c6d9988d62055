import { system } from "../../../db/actor.ts";
import type { CheckoutRow } from "../../../db/tables/billing.ts";
import { endCheckout } from "./checkout.store.ts";
import type { ReadingParts } from "../provider/reading.service.ts";

/**
 * Closes a page that nobody is to pay on any more, here and at the provider.
 * @param id the provider's; undefined where the page was never opened there
 * @returns what became of it: it may have been paid on meanwhile
 * @throws ProviderUnavailable
 */
export async function closePage(
  { database, payments, clock }: ReadingParts,
  row: CheckoutRow,
  id: string | undefined,
): Promise<"complete" | "expired"> {
  const found = id ? await payments.closeCheckout(id) : undefined;
  const state = found?.state === "complete" ? "complete" : "expired";
  await database.withActor(system("billing"), (trx) => endCheckout(trx, row, state, clock()));
  return state;
}
