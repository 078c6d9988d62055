import { onTestFinished } from "vitest";
import { type Bucket, openBucket, type Patience } from "../adapters/objects/bucket.ts";
import { folderStore } from "../adapters/objects/folder-store.ts";
import { s3Store } from "../adapters/objects/s3-store.ts";
import { type BucketServer, openBucketServer } from "./bucket-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Nobody waits long here, and however often it fails, it is tried again. */
export const impatient: Patience = {
  tries: 3,
  tryMs: 10_000,
  pauseMs: 1,
  failures: Infinity,
  restMs: 0,
};

/** A test's own bucket, which ends with it. */
export async function testBucket(
  prefix = "",
  patience = impatient,
  now?: () => number,
): Promise<{ server: BucketServer; bucket: Bucket }> {
  const server = await openBucketServer({ prefix });
  onTestFinished(() => server.close());
  return { server, bucket: openBucket(server.settings, patience, now) };
}

/** Every kind of store that can hold objects, each empty; one suite tests them all. */
export const keptStores = [
  ["a folder", async () => folderStore(await temporaryFolder("objects"))],
  ["a bucket", async () => s3Store((await testBucket()).bucket)],
  ["a part of a bucket", async () => s3Store((await testBucket("clinic/regain/")).bucket)],
] as const;
