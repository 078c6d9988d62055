import type { Bucket } from "./bucket.ts";
import { readListPage } from "./bucket-xml.ts";
import type { KeptStore } from "./kept-store.ts";
import { objectHead } from "./object-head.ts";
import { checkBelow, checkKey, type Listed, objectFolders } from "./object-store.ts";
import { resealBucket } from "./reseal-bucket.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

async function* listBucket({ ask, place, prefix }: Bucket, below: string): AsyncGenerator<Listed> {
  let next: string | undefined;
  do {
    const { body } = await ask({
      method: "GET",
      query: {
        "list-type": "2",
        prefix: `${prefix}${below}`,
        ...(next === undefined ? {} : { "continuation-token": next }),
      },
      expects: [200],
    });
    const page = readListPage(Buffer.from(body).toString("utf8"), prefix);
    if (!page) throw new StoreUnavailable(`${place} answers a list request with something else`);
    yield* page.listed;
    next = page.next;
  } while (next !== undefined);
}

async function* listFolders(bucket: Bucket): AsyncGenerator<Listed> {
  for (const folder of objectFolders) yield* listBucket(bucket, folder);
}

/** A bucket. An object appears whole or not at all: S3 itself guarantees that. */
export function s3Store(bucket: Bucket): KeptStore {
  const { ask } = bucket;
  return {
    place: bucket.place,
    settings: "S3_BUCKET or S3_PREFIX",
    async put(key, content) {
      await ask({
        method: "PUT",
        path: checkKey(key),
        body: Uint8Array.from(content),
        expects: [200],
      });
    },
    async get(key) {
      const path = checkKey(key);
      // By its code: a 404 from anything else on the way says nothing about what the bucket holds.
      const { status, body } = await ask({ method: "GET", path, expects: [200, "NoSuchKey"] });
      return status === 200 && body.length > 0 ? body : undefined;
    },
    head: (key) => objectHead(bucket, checkKey(key)),
    async remove(key) {
      const path = checkKey(key);
      await ask({ method: "DELETE", path, expects: [200, 204, "NoSuchKey"] });
    },
    list: (below = "") =>
      below === "" ? listFolders(bucket) : listBucket(bucket, checkBelow(below)),
    reseal: (ring) => resealBucket(bucket, listFolders(bucket), ring),
  };
}
