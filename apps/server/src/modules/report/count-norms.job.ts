import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Job } from "../../lib/jobs.ts";
import { countNorms } from "./norm.store.ts";

/** Every night, counts what percentiles compare with. It only reads what others write, so nobody waits for it. */
export function countNormsNightly(database: Database, clock: () => Date): Job {
  return {
    name: "count-norms",
    schedule: "10 5 * * *",
    run: () => database.withActor(system("jobs"), (trx) => countNorms(trx, clock())),
  };
}
