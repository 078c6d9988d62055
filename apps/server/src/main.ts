/** The server's process. */
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
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
  // What is compiled once need not be at the next start. Where nothing can be written it is compiled each time.
  enableCompileCache(join(config.dataDir, "compiled"));
  const [database, { start }] = await Promise.all([openDatabase(config.database), readTheRest()]);
  await start(config, database);
  flushCompileCache();
} catch (error) {
  console.error(startupSentence(error) ?? error);
  process.exit(1);
}
