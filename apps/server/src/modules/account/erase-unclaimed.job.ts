import { dayMs } from "@regain/contract/durations";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { deleteAllDue } from "../../lib/delete-all-due.ts";
import type { Job } from "../../lib/jobs.ts";
import { lockPatient } from "../patient.store.ts";
import { eraseUser } from "./erase.store.ts";
import { isUnclaimed, unclaimedPatients } from "./unclaimed.store.ts";

/** A clinician who creates a patient claims them within the same minute. */
const kept = dayMs;

/** Every night, deletes accounts that anyone may create and that nobody has claimed. */
export function eraseUnclaimed(database: Database, clock: () => Date): Job {
  return {
    name: "erase-unclaimed-patients",
    schedule: "40 4 * * *",
    async run() {
      const now = clock();
      const before = new Date(now.getTime() - kept);
      await deleteAllDue(
        [
          (...part) =>
            database.withActor(system("jobs"), (trx) => unclaimedPatients(trx, before, ...part)),
        ],
        (patientId) =>
          database.withActor(system("erasure"), async (trx) => {
            await lockPatient(trx, patientId);
            return (await isUnclaimed(trx, patientId, before)) && eraseUser(trx, patientId, now);
          }),
      );
    },
  };
}
