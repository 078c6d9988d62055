import { v7 } from "uuid";
import { claimedPlace, claimPlace } from "../../db/claimed-place.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { StartupError } from "../../db/startup-error.ts";
import type { Bucket } from "./bucket.ts";
import { makeMark, mindsConditions, readMark } from "./bucket-mark.ts";
import { folderStore, objectsIn } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

const toMove = (dataDir: string): string => `npm run admin -- move-files --from ${dataDir}`;

/** Files left in the old folder would be missed as soon as somebody asks for them. */
async function refuseFilesLeft(bucket: Bucket, dataDir: string): Promise<void> {
  const folder = folderStore(objectsIn(dataDir));
  for await (const _ of folder.list())
    throw new StartupError(
      `There are recordings or pictures in ${folder.place} that would be missing from ${bucket.place}: move them with "${toMove(dataDir)}", then start again.`,
    );
}

/** Does once everything a server will do there, so that a missing permission is found now. */
async function tryRights(bucket: Bucket, mark: string): Promise<void> {
  const store = s3Store(bucket);
  for await (const _ of store.list()) break;
  await store.remove("regain-was-here");
  if (!(await mindsConditions(bucket, mark)))
    throw new StartupError(
      `The store of S3_BUCKET ignores If-Match: what is deleted during key rotation could come back. Use a store that honors it.`,
    );
}

/**
 * Makes sure that the bucket is this database's, and that we have the permissions we need there. The first server on
 * a new database marks it.
 * @throws StartupError, StoreUnavailable
 */
export async function claimBucket(
  database: OwnedDatabase,
  bucket: Bucket,
  dataDir: string,
): Promise<void> {
  let known = await claimedPlace(database);
  if (known === undefined) {
    await refuseFilesLeft(bucket, dataDir);
    const mark = await makeMark(bucket, v7());
    if (mark !== undefined) known = await claimPlace(database, mark);
  }
  if (known === undefined || known !== (await readMark(bucket)))
    throw new StartupError(
      `The recordings and pictures of this database are not in ${bucket.place}: set S3_BUCKET and S3_PREFIX as its other servers have them. If they are in a folder, move them with "${toMove(dataDir)}". If they were copied to this bucket, create an object .regain-folder with the text ${known}.`,
    );
  await tryRights(bucket, known);
}
