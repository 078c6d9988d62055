import type { Config } from "../../config.ts";
import { claimedPlace } from "../../db/claimed-place.ts";
import { claimDataFolder, folderMark } from "../../db/data-folder-claim.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { openBucket } from "./bucket.ts";
import { readMark } from "./bucket-mark.ts";
import { claimBucket } from "./claim-bucket.ts";

/** Which database's objects these settings lead to; undefined if no server has claimed the place. */
export const placeMark = ({
  s3,
  dataDir,
}: Pick<Config, "s3" | "dataDir">): Promise<string | undefined> =>
  s3 ? readMark(openBucket(s3)) : folderMark(dataDir);

/**
 * Makes sure that all servers on one database keep its objects in one place.
 * @throws StartupError for a place that belongs to another database, or that cannot be used
 */
export async function claimStore(
  database: OwnedDatabase,
  { s3, dataDir }: Pick<Config, "s3" | "dataDir">,
): Promise<void> {
  if (s3) return claimBucket(database, openBucket(s3), dataDir);
  // The embedded database is in the data folder itself, which only one process can open at a time; but its objects
  // may be in a bucket.
  if (database.kind === "embedded" && (await claimedPlace(database)) === undefined) return;
  await claimDataFolder(database, dataDir);
}
