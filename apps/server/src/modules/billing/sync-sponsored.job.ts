import * as z from "zod/mini";
import type { Job } from "../../lib/jobs.ts";
import { syncSponsoredAccount, sponsorSyncJob } from "./sync-sponsored.service.ts";
import type { ProviderSyncDeps } from "./provider/provider-sync.service.ts";

const payload = z.object({ accountId: z.string() });

/** Queued, so that accepting another payer does not wait for the card provider. */
export function followSponsors(parts: ProviderSyncDeps): Job {
  return {
    name: sponsorSyncJob,
    run: async (given) => syncSponsoredAccount(parts, payload.parse(given).accountId),
  };
}
