import * as z from "zod/mini";
import type { Job } from "../../lib/jobs.ts";
import { syncAccountBilling, accountSyncJob } from "./sync-account.service.ts";
import type { ProviderSyncDeps } from "./provider/provider-sync.service.ts";

const payload = z.object({ accountId: z.string() });

/**
 * Queued, so that requesting a deletion, suspending somebody, or undoing either does not wait for
 * the card provider.
 */
export function syncAccountsJob(parts: ProviderSyncDeps): Job {
  return {
    name: accountSyncJob,
    run: async (given) => syncAccountBilling(parts, payload.parse(given).accountId),
  };
}
