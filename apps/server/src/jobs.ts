import type { Job } from "./lib/jobs.ts";
import { cleanUpSignIns } from "./modules/identity/clean-up.job.ts";
import { forgetRecordings } from "./modules/speech/forget-recordings.job.ts";
import type { Services } from "./services.ts";

/** Every job, one line each. */
export function allJobs(services: Services): Job[] {
  const { database, clock } = services;
  return [cleanUpSignIns(database, clock), forgetRecordings(services)];
}
