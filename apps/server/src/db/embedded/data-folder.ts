import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../lib/make-folder.ts";
import { property } from "../../lib/property.ts";
import { nameOfUser } from "../folder-owner.ts";
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

/** The first file or folder that this process may not read and write. */
function firstClosed(path: string): string | undefined {
  const isFolder = statSync(path).isDirectory();
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (isFolder ? constants.X_OK : 0));
  } catch {
    return path;
  }
  const within = isFolder ? readdirSync(path) : [];
  for (const name of within) {
    const closed = firstClosed(join(path, name));
    if (closed) return closed;
  }
  return undefined;
}

/** Why the engine cannot open its files, which it says of none of them; undefined if it may open all. */
export function tellsClosedFile(folder: string): string | undefined {
  const closed = firstClosed(folder);
  if (!closed) return undefined;
  const [owner, own] = [closed, folder].map((path) => nameOfUser(statSync(path).uid));
  return `The embedded database cannot be opened: ${closed} belongs to ${owner}, and this process may not read and write it. Give all of ${folder} to its owner, ${own} (chown -R), and start as that user.`;
}
