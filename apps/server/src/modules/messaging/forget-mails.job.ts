import { dayMs } from "@regain/contract/durations";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { deleteInParts } from "../../lib/delete-in-parts.ts";
import type { Job } from "../../lib/jobs.ts";
import { deleteMailsBefore } from "./mail.store.ts";

/** Long enough to answer a question about a message that did not come. */
const keptMs = 30 * dayMs;

export interface ForgetMailsParts {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Deletes old messages, every night: a mailbox is no archive. */
export function forgetMails({ database, clock }: ForgetMailsParts): Job {
  return {
    name: "forget-mails",
    schedule: "25 3 * * *",
    async run() {
      const before = new Date(clock().getTime() - keptMs);
      await deleteInParts(database, system("jobs"), (trx, most) =>
        deleteMailsBefore(trx, before, most),
      );
    },
  };
}
