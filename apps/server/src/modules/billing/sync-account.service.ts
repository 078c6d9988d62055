import { system } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import type { Jobs } from "../../lib/jobs.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { dayOf, nextChargeAt } from "./account/subscription-info.rules.ts";
import { findPayer } from "./billing.store.ts";
import { closePagesOf } from "./checkout/close-page.service.ts";
import { syncFromProvider, type ProviderSyncDeps } from "./provider/provider-sync.service.ts";
import { canCancel, canResume, isOnHold, standingOf } from "./subscription-states.rules.ts";

/** Named when only deletions were followed; releases running side by side share the queue. */
export const accountSyncJob = "billing-deletion";

/** For callers that put an account on hold or take it off. */
export const enqueueAccountSync = (jobs: Jobs, trx: Trx, accountId: string): Promise<void> =>
  jobs.enqueue(trx, accountSyncJob, { accountId }, "payment");

/**
 * What letters about an account's institution say about a card. All of this requires the actor
 * `sign-in`, `membership` or `billing`.
 */

/** Whether a card of theirs pays and will keep being charged. */
export async function isChargedOn(trx: Trx, accountId: string): Promise<boolean> {
  const payer = await findPayer(trx, accountId);
  return payer !== undefined && canCancel(standingOf(payer));
}

/** The day a card of theirs will next be charged more than nothing, if it will be and the day is known. */
export async function nextChargeOf(trx: Trx, accountId: string): Promise<string | undefined> {
  const payer = await findPayer(trx, accountId);
  const at = payer && canCancel(standingOf(payer)) ? nextChargeAt(payer) : undefined;
  return payer && at && shownDate(dayOf(at, payer));
}

/** The day their card has paid through, if they have canceled and can still undo that. */
export async function lastPaidDayOf(trx: Trx, accountId: string): Promise<string | undefined> {
  const payer = await findPayer(trx, accountId);
  if (!payer?.period_ends_at || !canResume(payer)) return undefined;
  return shownDate(dayOf(payer.period_ends_at, payer));
}

/**
 * An account that is suspended or waiting to be deleted is not charged again, not even on a
 * checkout page still open; once that is undone, everything is as before. Any reading makes the
 * changes needed at the provider; this one makes them soon.
 * @throws ProviderUnavailable
 */
export async function syncAccountBilling(
  parts: ProviderSyncDeps,
  accountId: string,
): Promise<void> {
  const payer = await parts.database.withActor(system("billing"), (trx) =>
    findPayer(trx, accountId),
  );
  if (payer && isOnHold(payer)) await closePagesOf(parts, accountId);
  await syncFromProvider(parts, accountId);
}
