/**
 * Writes the reminders and progress mails that are due at an instant, in the data folder of a server that is stopped, for
 * journeys that drive the server from outside: `node write-practice-letters.ts <data folder> <instant>`. Their links
 * lead to whatever address the mailbox is read at.
 */
import { join } from "node:path";
import { openDatabase } from "../db/database.ts";
import { unsent } from "../db/demo/invitations.ts";
import { writePracticeLetters } from "../modules/reminders/write-letters.job.ts";

const [dataDir, instant] = process.argv.slice(2);
if (!dataDir || !instant) throw new Error("Name the data folder and the instant.");

const database = await openDatabase({ kind: "embedded", folder: join(dataDir, "postgres") });
await writePracticeLetters({ database, letters: unsent, clock: () => new Date(instant) }).run({});
await database.close();
