import type { KeyRing } from "../../lib/keys/key-ring.ts";
import { headBytes, resealedHead, seal, SealBroken, sealedWith } from "../../lib/keys/seal.ts";
import type { Bucket } from "./bucket.ts";
import type { Resealed } from "./kept-store.ts";
import { objectHead } from "./object-head.ts";
import type { Listed } from "./object-store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** How many objects are requested at the same time: each is a round trip to another machine. */
const concurrency = 8;

/** Being overtaken this often is no coincidence. */
const maxRounds = 5;

function newContent(ring: KeyRing, key: string, content: Uint8Array): Buffer<ArrayBuffer> {
  if (sealedWith(content) === undefined) return Buffer.from(seal(ring, key, content));
  const head = resealedHead(ring, key, Buffer.from(content.subarray(0, headBytes)));
  return Buffer.concat([head, content.subarray(headBytes)]);
}

async function isCurrent(bucket: Bucket, ring: KeyRing, path: string): Promise<boolean> {
  const head = await objectHead(bucket, path);
  return head !== undefined && sealedWith(head) === ring.current;
}

/** @returns undefined if it is gone */
async function resealObject(
  bucket: Bucket,
  ring: KeyRing,
  key: string,
): Promise<"changed" | "current" | undefined> {
  if (await isCurrent(bucket, ring, key)) return "current";
  for (let round = 0; round < maxRounds; round += 1) {
    const found = await bucket.ask({ method: "GET", path: key, expects: [200, "NoSuchKey"] });
    if (found.status !== 200 || found.body.length === 0) return undefined;
    if (sealedWith(found.body) === ring.current) return "changed";
    const written = await bucket.ask({
      method: "PUT",
      path: key,
      // Only over the version that was read: what somebody removed or wrote in the meantime stays that way.
      headers: { "if-match": found.headers.get("etag") ?? "" },
      body: newContent(ring, key, found.body),
      expects: [200, 409, 412, "NoSuchKey"],
    });
    if (written.status === 200) return "changed";
  }
  throw new StoreUnavailable(`${key} in ${bucket.place} keeps changing`);
}

/** Puts everything in a bucket under the current key; of objects already under it, only the first 80 bytes are read. */
export async function resealBucket(
  bucket: Bucket,
  listed: AsyncIterable<Listed>,
  ring: KeyRing,
): Promise<Resealed> {
  const done: Resealed = { changed: 0, current: 0, broken: [] };
  const one = async (thing: string) => {
    try {
      const outcome = await resealObject(bucket, ring, thing);
      if (outcome) done[outcome] += 1;
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      done.broken.push({ thing, why: error.why });
    }
  };
  let group: string[] = [];
  for await (const { key } of listed) {
    group.push(key);
    if (group.length < concurrency) continue;
    await Promise.all(group.map(one));
    group = [];
  }
  await Promise.all(group.map(one));
  return done;
}
