import { mkdirSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { readConfig } from "./config.ts";
import { openWithRetry } from "./db/open-with-retry.ts";
import { startupSentence } from "./lib/startup-sentence.ts";

/** Loads all other code, which blocks this thread for as long as the embedded database takes to open in its own. */
async function readTheRest() {
  await nextTurn();
  return import("./start.ts");
}

/**
 * What was compiled once does not need to be at the next start. If nothing can be written, it is compiled each time;
 * the data folder itself is not created here, and not by Node, whose recursive mkdir never returns below /proc.
 */
function keepCompiledIn(dataDir: string): void {
  const folder = join(dataDir, "compiled");
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) return;
  }
  enableCompileCache(folder);
}

try {
  const config = readConfig(process.env);
  keepCompiledIn(config.dataDir);
  const [database, { start }] = await Promise.all([
    openWithRetry(config.database, console.warn),
    readTheRest(),
  ]);
  await start(config, database);
  flushCompileCache();
} catch (error) {
  console.error(startupSentence(error) ?? error);
  process.exit(1);
}
