import * as z from "zod/mini";
import type { Job } from "../../lib/jobs.ts";
import { followSponsor, followSponsorJob } from "./follow-sponsor.service.ts";
import type { ReadingParts } from "./provider/reading.service.ts";

const payload = z.object({ accountId: z.string() });

/** Queued, so that accepting another payer does not wait for the card provider. */
export function followSponsors(parts: ReadingParts): Job {
  return {
    name: followSponsorJob,
    run: async (given) => followSponsor(parts, payload.parse(given).accountId),
  };
}
