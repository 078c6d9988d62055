import { v7 } from "uuid";
import { claimedPlace, claimPlace } from "../../db/claimed-place.ts";
import { dropMark, folderMark } from "../../db/data-folder-claim.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { StartupError } from "../../db/startup-error.ts";
import type { Bucket } from "./bucket.ts";
import { makeMark, readMark } from "./bucket-mark.ts";
import { type CopiedObjects, copyObjects } from "./copy-objects.ts";
import { folderStore, objectsIn } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

/** Whether a database's files are all in the bucket, with none left in the folder. */
export async function isMovedInto(
  database: OwnedDatabase,
  bucket: Bucket,
  dataDir: string,
): Promise<boolean> {
  const known = await claimedPlace(database);
  if (known === undefined || known !== (await readMark(bucket))) return false;
  return known !== (await folderMark(dataDir));
}

/**
 * Copies the objects of a data folder into a bucket, which is the database's from then on; no server starts on the
 * folder any more. The mark is written last, so an interrupted move is just run again.
 * @throws StartupError for another database's bucket; otherwise as `copyObjects`
 */
export async function moveIntoBucket(
  database: OwnedDatabase,
  bucket: Bucket,
  dataDir: string,
): Promise<CopiedObjects> {
  const known = await claimedPlace(database);
  const marked = await readMark(bucket);
  const store = s3Store(bucket);
  if (marked !== undefined && known !== undefined && marked !== known)
    throw new StartupError(
      `There are files of another database in ${bucket.place}, so nothing was moved: set ${store.settings} to another place.`,
    );
  const copied = await copyObjects(folderStore(objectsIn(dataDir)), store);
  const mark = await makeMark(bucket, known ?? v7());
  if (mark !== undefined) await claimPlace(database, mark);
  await dropMark(dataDir);
  return copied;
}
