import { system } from "../../../db/actor.ts";
import type { CheckoutRow } from "../../../db/tables/billing.ts";
import { endCheckout, payableCheckoutsOf } from "./checkout.store.ts";
import type { ProviderSyncDeps } from "../provider/provider-sync.service.ts";

/**
 * Closes a page that nobody should pay on any longer, here and at the provider.
 * @param id the provider's; undefined if the page was never opened there
 * @returns how it ended: it may have been paid on in the meantime
 * @throws ProviderUnavailable
 */
export async function closePage(
  { database, payments, clock }: ProviderSyncDeps,
  row: CheckoutRow,
  id: string | undefined,
): Promise<"complete" | "expired"> {
  const found = id ? await payments.closeCheckout(id) : undefined;
  const state = found?.state === "complete" ? "complete" : "expired";
  await database.withActor(system("billing"), (trx) => endCheckout(trx, row, state, clock()));
  return state;
}

/**
 * Once something is paid for, nobody should pay for it on another page, such as one a visitor has
 * open.
 * @throws ProviderUnavailable
 */
export async function closePagesOf(parts: ProviderSyncDeps, patientId: string): Promise<void> {
  const rows = await parts.database.withActor(system("billing"), (trx) =>
    payableCheckoutsOf(trx, patientId),
  );
  for (const row of rows) await closePage(parts, row, row.provider_checkout_id ?? undefined);
}
