import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { deleteInParts } from "../../lib/delete-in-parts.ts";
import type { Job } from "../../lib/jobs.ts";
import { monthsOn } from "../../lib/months.ts";
import {
  deleteAnonymousIdsBefore,
  deleteEventsBefore,
  deleteLinkUsesBefore,
} from "./tracking.store.ts";

/** So that a month can be compared with the same month of the previous year. */
const keptMonths = 13;

export interface ForgetEventsParts {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Every night, deletes what was recorded long ago. */
export function forgetEvents({ database, clock }: ForgetEventsParts): Job {
  return {
    name: "forget-events",
    schedule: "32 3 * * *",
    async run() {
      const before = monthsOn(clock(), -keptMonths);
      for (const deleteSome of [deleteEventsBefore, deleteLinkUsesBefore, deleteAnonymousIdsBefore])
        await deleteInParts(database, system("jobs"), (trx, most) => deleteSome(trx, before, most));
    },
  };
}
