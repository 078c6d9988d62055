import type { Trx } from "../../db/database.ts";
import type { Jobs } from "../../lib/jobs.ts";
import { closePagesOf } from "./checkout/close-page.service.ts";
import { syncFromProvider, type ProviderSyncDeps } from "./provider/provider-sync.service.ts";

export const sponsorSyncJob = "billing-sponsor";

/** For callers that let somebody else pay from now on. */
export const enqueueSponsorSync = (jobs: Jobs, trx: Trx, accountId: string): Promise<void> =>
  jobs.enqueue(trx, sponsorSyncJob, { accountId }, "payment");

/**
 * Once somebody else pays, closes every page on which the patient or a visitor could still pay.
 * Anything just paid on one is refunded.
 * @throws ProviderUnavailable
 */
export async function syncSponsoredAccount(
  parts: ProviderSyncDeps,
  accountId: string,
): Promise<void> {
  await closePagesOf(parts, accountId);
  await syncFromProvider(parts, accountId);
}
