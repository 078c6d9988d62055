import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";

/** The major version of PostgreSQL inside the embedded engine. Its files are of no use to another. */
const engineVersion = "18";

/** Makes the folder where there is none, and refuses one that another major version wrote. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}.`,
      { cause: error },
    );
  }
  const versionFile = join(folder, "PG_VERSION");
  if (!existsSync(versionFile)) return;
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== engineVersion)
    throw new StartupError(
      `The data folder ${folder} was written by version ${version} of the database, this Regain brings version ${engineVersion}: export it with the Regain that wrote it, then import it into a new folder.`,
    );
}
