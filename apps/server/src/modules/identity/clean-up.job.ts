import { dayMs } from "@regain/contract/durations";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { deleteInBatches } from "../../lib/delete-in-batches.ts";
import type { Job } from "../../lib/jobs.ts";
import { deleteSessionsBefore } from "./auth-session.store.ts";
import { deleteSubmitTokensBefore } from "./submit-token.store.ts";
import { deleteLinkTokensBefore } from "./link-token.store.ts";
import { deletePendingLoginsBefore } from "./pending-login.store.ts";
import { deleteProofCodesBefore } from "./proof.store.ts";
import { deleteTriesBefore } from "./rate-limit.store.ts";
import { deleteSingleSignOnsBefore } from "./single-sign-on.store.ts";

/** Ended sessions are kept for a while: they answer 'when did I last sign in there?'. */
const sessionsKept = 30 * dayMs;
const triesKept = dayMs;
/** Until then a link is reported as expired, afterward as unknown. */
const linksKept = 90 * dayMs;

/** What is deleted, and how long it is kept once it is over, in ms. */
const cleaned = [
  [deleteSessionsBefore, sessionsKept],
  [deleteTriesBefore, triesKept],
  [deleteSubmitTokensBefore, 0],
  [deleteLinkTokensBefore, linksKept],
  [deletePendingLoginsBefore, 0],
  [deleteProofCodesBefore, 0],
  [deleteSingleSignOnsBefore, 0],
] as const;

/** Every night, deletes sessions, links, tokens, codes and sign-in attempts that are long over. */
export function purgeSignIns(database: Database, clock: () => Date): Job {
  return {
    name: "clean-up-sign-ins",
    schedule: "17 3 * * *",
    async run() {
      const now = clock().getTime();
      for (const [deleteBatch, kept] of cleaned)
        await deleteInBatches(database, system("jobs"), (trx, most) =>
          deleteBatch(trx, new Date(now - kept), most),
        );
    },
  };
}
