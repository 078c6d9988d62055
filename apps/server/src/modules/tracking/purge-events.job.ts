import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { deleteInBatches } from "../../lib/delete-in-batches.ts";
import type { Job } from "../../lib/jobs.ts";
import { addMonths } from "../../lib/months.ts";
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
export function purgeEvents({ database, clock }: ForgetEventsParts): Job {
  return {
    name: "forget-events",
    schedule: "32 3 * * *",
    async run() {
      const before = addMonths(clock(), -keptMonths);
      for (const deleteBatch of [
        deleteEventsBefore,
        deleteLinkUsesBefore,
        deleteAnonymousIdsBefore,
      ])
        await deleteInBatches(database, system("jobs"), (trx, most) =>
          deleteBatch(trx, before, most),
        );
    },
  };
}
