import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, readConfig } from "../config.ts";
import { openDatabase, type OwnedDatabase } from "../db/database.ts";
import { FolderInUse } from "../db/embedded/folder-lock.ts";
import { tellsOtherUser } from "../db/folder-owner.ts";
import { isMigrated } from "../db/migrate.ts";
import { refuseOtherEncoding } from "../db/refuse-other-encoding.ts";
import { StartupError } from "../db/startup-error.ts";
import { startupSentence } from "../lib/startup-sentence.ts";
import { type Command, Misuse } from "./command.ts";
import { commands } from "./commands.ts";
import { operatorName } from "./operator-name.ts";
import { parseArguments } from "./parse-arguments.ts";
import { exitCodes, runCommand } from "./run-command.ts";
import { terminalOf } from "./terminal.ts";

/** Opens the server's database; creates none, except for a command whose job that is. */
async function openPlace(
  { database: place }: Config,
  { name, isForNewPlace }: Command,
): Promise<OwnedDatabase> {
  const isEmbedded = place.kind === "embedded" && !isForNewPlace;
  if (isEmbedded && place.folder && !existsSync(join(place.folder, "PG_VERSION")))
    throw new StartupError(
      `There is no database in ${place.folder}: set DATA_DIR to the folder that Regain uses, or set DATABASE_URL.`,
    );
  const other = place.kind === "embedded" && place.folder && tellsOtherUser(place.folder);
  if (other) throw new StartupError(other);
  try {
    return await openDatabase(
      place.kind === "postgres" ? { ...place, name: `regain ${name}` } : place,
    );
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartupError(
      "Regain is running, and only one process can open its embedded database: stop it, run this, and start it again. With PostgreSQL (DATABASE_URL) both can run at the same time.",
      { cause: error },
    );
  }
}

async function main(): Promise<number> {
  const terminal = terminalOf(process);
  const wish = parseArguments(commands, process.argv.slice(2));
  if (typeof wish === "string") {
    terminal.say(wish);
    return exitCodes.done;
  }
  const config = readConfig(process.env);
  const operator = operatorName(wish.as, config.appEnv);
  const { isForNewPlace = false } = wish.command;
  const database = await openPlace(config, wish.command);
  try {
    if (isForNewPlace) await refuseOtherEncoding(database);
    else if (!(await isMigrated(database)))
      throw new StartupError(
        "The database does not match this version of Regain: start the server once, which brings it up to date.",
      );
    // npm changes to the project's folder, and says which folder it was called from.
    const folder = process.env.INIT_CWD ?? process.cwd();
    const now = new Date();
    return await runCommand({ database, config, terminal, operator, folder, now }, wish);
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof Misuse) {
    console.error(error.message);
    process.exitCode = exitCodes.misuse;
  } else {
    // Without the error's other properties: one may be an address with a token.
    console.error(startupSentence(error) ?? (error instanceof Error ? error.stack : error));
    process.exitCode = exitCodes.refused;
  }
}
