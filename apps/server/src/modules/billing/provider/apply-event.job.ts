import * as z from "zod/mini";
import type { Job } from "../../../lib/jobs.ts";
import { applyEvent } from "./events.service.ts";
import type { ProviderSyncDeps } from "./provider-sync.service.ts";

export const applyEventJob = "billing-event";
const payload = z.object({ eventId: z.string() });

/** Acts on what the card provider reported; retried if the provider cannot be reached. */
export function applyBillingEvent(parts: ProviderSyncDeps): Job {
  return {
    name: applyEventJob,
    run: async (given) => applyEvent(parts, payload.parse(given).eventId),
  };
}
