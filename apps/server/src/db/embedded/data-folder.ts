import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartupError } from "../startup-error.ts";

/** The major version of PostgreSQL inside the embedded engine. Its files are of no use to another. */
const engineVersion = "18";

/**
 * Level by level from the first that is missing: the recursive `mkdir` of Node never ends below a folder that says
 * `ENOENT` to whoever wants to make something in it, like /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it at the same time.
    if (!existsSync(folder)) throw error;
  }
}

/** Makes the folder where there is none, and refuses one that is not to be written or of another major version. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be made or written: ${error instanceof Error ? error.message : String(error)}. Set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  const versionFile = join(folder, "PG_VERSION");
  if (!existsSync(versionFile)) return;
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== engineVersion)
    throw new StartupError(
      `The data folder ${folder} was written by version ${version} of the database, this Regain brings version ${engineVersion}: back it up with the Regain that wrote it (npm run admin -- backup), then restore that into a new folder.`,
    );
}
