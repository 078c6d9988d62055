import { accessSync, chmodSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../lib/make-folder.ts";
import { property } from "../../lib/property.ts";
import { StartupError } from "../startup-error.ts";

/** The major version of PostgreSQL inside the embedded engine. No other version can use its files. */
const engineVersion = "18";

/** The engine makes its files readable and writable for everybody: nobody else may get that far. */
const ownerOnly = 0o700;

function shutToOthers(folder: string): void {
  try {
    chmodSync(folder, ownerOnly);
  } catch (error) {
    // Some disks have no permissions, and the folder may belong to somebody else: neither keeps us from working in
    // it.
    if (property(error, "code") !== "EPERM") throw error;
  }
}

/**
 * Creates the folder if there is none, closes it to everybody else, and refuses one that is not writable or belongs
 * to another major version.
 */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder, ownerOnly);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    shutToOthers(folder);
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be created or written: ${error instanceof Error ? error.message : String(error)}. Set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  const versionFile = join(folder, "PG_VERSION");
  if (!existsSync(versionFile)) return;
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== engineVersion)
    throw new StartupError(
      `The data folder ${folder} was written by version ${version} of the database, but this Regain comes with version ${engineVersion}: back it up with the Regain that wrote it (npm run admin -- backup), then restore that into a new folder.`,
    );
}
