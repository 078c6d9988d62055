import type { Job } from "../../../lib/jobs.ts";
import type { WarningLog } from "../../../lib/warning-log.ts";
import type { ProviderSyncDeps } from "./provider-sync.service.ts";
import { reconcile } from "./reconcile.service.ts";

/** Hourly; every repair is logged, because each one means an event was lost. */
export function reconcileBilling(parts: ProviderSyncDeps, log?: WarningLog): Job {
  return {
    name: "billing-reconcile",
    schedule: "17 * * * *",
    async run() {
      await reconcile(parts, (repaired) => {
        if (repaired.length > 0)
          log?.warn({ accounts: repaired }, "Subscriptions differed from the card provider's.");
      });
    },
  };
}
