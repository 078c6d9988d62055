/**
 * Writes the reminders and progress mails that are due at an instant, on a stopped server, for journeys that drive
 * the server from outside. Runs in that server's environment: `node write-practice-letters.ts <instant>`. Their links
 * lead to whatever address the mailbox is read at.
 */
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/database.ts";
import { unsent } from "../demo/invitations.ts";
import { writePracticeLetters } from "../modules/reminders/write-letters.job.ts";

const [instant] = process.argv.slice(2);
if (!instant) throw new Error("Name the instant.");

const database = await openDatabase(readConfig(process.env).database);
await writePracticeLetters({ database, letters: unsent, clock: () => new Date(instant) }).run({});
await database.close();
