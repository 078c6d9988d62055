import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../lib/make-folder.ts";
import { StartupError } from "../startup-error.ts";

/** The major version of PostgreSQL inside the embedded engine. Its files are of no use to another. */
const engineVersion = "18";

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
