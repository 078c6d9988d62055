import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Job } from "../../lib/jobs.ts";
import { dateChanges } from "./level.service.ts";

/** Short transactions, so that nobody waits. */
const batchSize = 300;

/** Every night, gives level changes their day, until none from previous releases is left without one. */
export function dateLevelChanges(database: Database): Job {
  return {
    name: "date-level-changes",
    schedule: "30 4 * * *",
    async run() {
      let dated = batchSize;
      while (dated === batchSize)
        dated = await database.withActor(system("jobs"), (trx) => dateChanges(trx, batchSize));
    },
  };
}
