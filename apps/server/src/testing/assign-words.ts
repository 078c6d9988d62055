/**
 * Gives patients homework that asks them to say these words, and opens its session, on a stopped server. Runs in that
 * server's environment: `node assign-words.ts <JSON of words by username>`.
 */
import { readConfig } from "../config.ts";
import { system } from "../db/actor.ts";
import { addSpeakingSession } from "../builders/speaking.ts";
import { openDatabase, type Trx } from "../db/database.ts";
import { replaceSchedule } from "../modules/schedule/schedule.service.ts";

const [wanted] = process.argv.slice(2);
if (!wanted) throw new Error("Name the words.");
const wordsByName = JSON.parse(wanted) as Readonly<Record<string, readonly string[]>>;
const now = new Date();

async function assign(trx: Trx, username: string, words: readonly string[]): Promise<void> {
  const { id: patientId } = await trx
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  const lines = [{ typeId: 53, taskCount: words.length, taskLevel: 1 }];
  const scheduleId = await replaceSchedule(trx, patientId, lines, { authorId: null, now });
  await addSpeakingSession(trx, { patientId, scheduleId, builtAt: now }, words);
}

const database = await openDatabase(readConfig(process.env).database);
await database.withActor(system("demo"), async (trx) => {
  for (const [username, words] of Object.entries(wordsByName)) await assign(trx, username, words);
});
await database.close();
