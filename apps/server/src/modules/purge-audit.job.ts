import { system } from "../db/actor.ts";
import type { Database } from "../db/database.ts";
import { deleteInBatches } from "../lib/delete-in-batches.ts";
import type { Job } from "../lib/jobs.ts";
import { deleteAgedAudit } from "./audit.store.ts";

export interface ForgetAuditParts {
  readonly database: Database;
}

/** Every night, deletes audit rows that are six years old. */
export function purgeAudit({ database }: ForgetAuditParts): Job {
  return {
    name: "forget-audit",
    schedule: "46 3 * * *",
    run: () => deleteInBatches(database, system("jobs"), deleteAgedAudit),
  };
}
