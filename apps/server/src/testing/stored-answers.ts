/**
 * Prints, as JSON, the answers that a stopped server has stored for some patients, for journeys that drive the server
 * from outside. Runs in that server's environment: `node stored-answers.ts <patient id …>`.
 */
import { readConfig } from "../config.ts";
import { system } from "../db/actor.ts";
import { openDatabase } from "../db/database.ts";

const patientIds = process.argv.slice(2);
if (patientIds.length === 0) throw new Error("Name the patients.");

const database = await openDatabase(readConfig(process.env).database);
const answers = await database.withActor(system("demo"), (trx) =>
  trx
    .selectFrom("responses")
    .select(["uuid", "level", "result", "accuracy", "score_differs", "events"])
    .select(["started_at", "ended_at"])
    .where("patient_id", "in", patientIds)
    .execute(),
);
await database.close();
process.stdout.write(JSON.stringify(answers));
