/**
 * Prints, as JSON, the answers that the data folder of a stopped server holds of some patients, for journeys that
 * drive the server from outside: `node stored-answers.ts <data folder> <patient id …>`.
 */
import { join } from "node:path";
import { system } from "../db/actor.ts";
import { openDatabase } from "../db/database.ts";

const [dataDir, ...patientIds] = process.argv.slice(2);
if (!dataDir || patientIds.length === 0) throw new Error("Name the data folder and the patients.");

const database = await openDatabase({ kind: "embedded", folder: join(dataDir, "postgres") });
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
