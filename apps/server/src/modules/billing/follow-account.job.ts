import * as z from "zod/mini";
import type { Job } from "../../lib/jobs.ts";
import { followAccount, followAccountJob } from "./follow-account.service.ts";
import type { ReadingParts } from "./provider/reading.service.ts";

const payload = z.object({ accountId: z.string() });

/**
 * Queued, so that requesting a deletion, suspending somebody, or undoing either does not wait for
 * the card provider.
 */
export function followAccounts(parts: ReadingParts): Job {
  return {
    name: followAccountJob,
    run: async (given) => followAccount(parts, payload.parse(given).accountId),
  };
}
