/** The server's process. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { startupSentence } from "./lib/startup-sentence.ts";

/** Reads all other code, which holds this thread up for as long as the embedded database takes to open in its own. */
async function readTheRest() {
  await nextTurn();
  return import("./start.ts");
}

try {
  const config = readConfig(process.env);
  const [database, { start }] = await Promise.all([openDatabase(config.database), readTheRest()]);
  await start(config, database);
} catch (error) {
  console.error(startupSentence(error) ?? error);
  process.exit(1);
}
