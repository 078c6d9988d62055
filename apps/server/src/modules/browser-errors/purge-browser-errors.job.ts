import { dayMs } from "@regain/contract/durations";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Job } from "../../lib/jobs.ts";
import { deleteBrowserErrorsBefore } from "./browser-error.store.ts";

const keptMs = 30 * dayMs;

export interface ForgetBrowserErrorsParts {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Every night, deletes errors that have not recurred for 30 days. */
export function purgeBrowserErrors({ database, clock }: ForgetBrowserErrorsParts): Job {
  return {
    name: "forget-browser-errors",
    schedule: "36 3 * * *",
    async run() {
      const before = new Date(clock().getTime() - keptMs);
      await database.withActor(system("jobs"), (trx) => deleteBrowserErrorsBefore(trx, before));
    },
  };
}
