import type { Job } from "./lib/jobs.ts";
import { cleanUpSignIns } from "./modules/identity/clean-up.job.ts";
import type { Services } from "./services.ts";

/** Every job, one line each. */
export function allJobs({ database, clock }: Services): Job[] {
  return [cleanUpSignIns(database, clock)];
}
