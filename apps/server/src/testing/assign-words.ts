/**
 * Gives a patient homework that asks to say these words, and opens its session, in the data folder of a server that
 * is stopped: `node assign-words.ts <data folder> <patient id> <word> …`.
 */
import { join } from "node:path";
import { system } from "../db/actor.ts";
import { addSpeakingSession } from "../db/builders/speaking.ts";
import { openDatabase } from "../db/database.ts";
import { replaceSchedule } from "../modules/schedule/schedule.service.ts";

const [dataDir, patientId, ...words] = process.argv.slice(2);
if (!dataDir || !patientId || words.length === 0)
  throw new Error("Name the data folder, the patient and the words.");

const now = new Date();
const database = await openDatabase({ kind: "embedded", folder: join(dataDir, "postgres") });
await database.withActor(system("demo"), async (trx) => {
  const lines = [{ typeId: 53, taskCount: words.length, taskLevel: 1 }];
  const scheduleId = await replaceSchedule(trx, patientId, lines, { authorId: null, now });
  await addSpeakingSession(trx, { patientId, scheduleId, builtAt: now }, words);
});
await database.close();
