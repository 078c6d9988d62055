/**
 * Lets a day pass since a patient put the assessment off, in the data folder of a server that is stopped, for
 * journeys that drive the server from outside: `node pass-a-day.ts <data folder> <patient id>`.
 */
import { join } from "node:path";
import { addDays } from "@regain/therapy/days";
import { system } from "../db/actor.ts";
import { openDatabase } from "../db/database.ts";
import { assessmentsOf, updateAssessment } from "../modules/assessment/assessment.store.ts";

const [dataDir, patientId] = process.argv.slice(2);
if (!dataDir || !patientId) throw new Error("Name the data folder and the patient.");

const database = await openDatabase({ kind: "embedded", folder: join(dataDir, "postgres") });
await database.withActor(system("demo"), async (trx) => {
  const [last] = await assessmentsOf(trx, patientId);
  if (!last?.deferred_on) throw new Error("Nothing was put off.");
  await updateAssessment(trx, last, { deferred_on: addDays(last.deferred_on, -1) });
});
await database.close();
