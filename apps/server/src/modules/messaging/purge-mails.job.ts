import { dayMs } from "@regain/contract/durations";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { deleteInBatches } from "../../lib/delete-in-batches.ts";
import type { Job } from "../../lib/jobs.ts";
import { deleteMailsBefore } from "./mail.store.ts";

/** Long enough to answer a question about a message that did not arrive. */
const keptMs = 30 * dayMs;

export interface ForgetMailsParts {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Every night, deletes old messages: a mailbox is not an archive. */
export function purgeMails({ database, clock }: ForgetMailsParts): Job {
  return {
    name: "forget-mails",
    schedule: "25 3 * * *",
    async run() {
      const before = new Date(clock().getTime() - keptMs);
      await deleteInBatches(database, system("jobs"), (trx, most) =>
        deleteMailsBefore(trx, before, most),
      );
    },
  };
}
