/**
 * Lets a day pass since a patient postponed the assessment, on a stopped server, for journeys that drive the server
 * from outside. Runs in that server's environment: `node pass-a-day.ts <patient id>`.
 */
import { addDays } from "@regain/therapy/days";
import { readConfig } from "../config.ts";
import { system } from "../db/actor.ts";
import { openDatabase } from "../db/database.ts";
import { assessmentsOf, updateAssessment } from "../modules/assessment/assessment.store.ts";

const [patientId] = process.argv.slice(2);
if (!patientId) throw new Error("Name the patient.");

const database = await openDatabase(readConfig(process.env).database);
await database.withActor(system("demo"), async (trx) => {
  const [last] = await assessmentsOf(trx, patientId);
  if (!last?.deferred_on) throw new Error("Nothing was put off.");
  await updateAssessment(trx, last, { deferred_on: addDays(last.deferred_on, -1) });
});
await database.close();
