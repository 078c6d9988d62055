import { dayMs } from "@regain/contract/durations";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Job } from "../../lib/jobs.ts";
import { deleteSessionsBefore } from "./auth-session.store.ts";
import { deleteSubmitTokensBefore } from "./submit-token.store.ts";
import { deleteLinkTokensBefore } from "./link-token.store.ts";
import { deletePendingLoginsBefore } from "./pending-login.store.ts";
import { deleteProofCodesBefore } from "./proof.store.ts";
import { deleteTriesBefore } from "./sign-in-limit.store.ts";
import { deleteSingleSignOnsBefore } from "./single-sign-on.store.ts";

/** Ended sessions are kept for a while: they answer 'when did I last sign in there?'. */
const sessionsKept = 30 * dayMs;
const triesKept = dayMs;
/** Until then a link says that it is too old, and afterwards that nobody knows it. */
const linksKept = 90 * dayMs;

/** Every night, sessions, links, submit tokens and tries at signing in that are long over. */
export function cleanUpSignIns(database: Database, clock: () => Date): Job {
  return {
    name: "clean-up-sign-ins",
    schedule: "17 3 * * *",
    async run() {
      const now = clock().getTime();
      await database.withActor(system("jobs"), async (trx) => {
        await deleteSessionsBefore(trx, new Date(now - sessionsKept));
        await deleteTriesBefore(trx, new Date(now - triesKept));
        await deleteSubmitTokensBefore(trx, new Date(now));
        await deleteLinkTokensBefore(trx, new Date(now - linksKept));
        await deletePendingLoginsBefore(trx, new Date(now));
        await deleteProofCodesBefore(trx, new Date(now));
        await deleteSingleSignOnsBefore(trx, new Date(now));
      });
    },
  };
}
