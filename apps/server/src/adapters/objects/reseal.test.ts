import { describe, expect, test } from "vitest";
import { newKey, parseKeys } from "../../lib/keys/key-ring.ts";
import { sealedWith } from "../../lib/keys/seal.ts";
import { keptStores, testBucket } from "../../testing/kept-stores.ts";
import type { KeptStore } from "./kept-store.ts";
import { s3Store } from "./s3-store.ts";
import { sealedStore } from "./sealed-store.ts";

const [older, newer] = [newKey(), newKey()];
const before = parseKeys(older);
const after = parseKeys(`${newer},${older}`);
const photo = "own-items/rosa/1/photo.jpg";
const voice = "own-items/rosa/1/voice.wav";
const said = "recordings/rosa/1.wav";
const bytes = (text: string) => Buffer.from(text);
const now = new Date("2026-03-02T03:00:00Z");

async function fill(store: KeptStore): Promise<KeptStore> {
  await sealedStore(store, before).put(said, bytes("an elephant"));
  await sealedStore(store, after).put(voice, bytes("Rosa"));
  await store.put(photo, bytes("from before there were keys"));
  return store;
}

describe.each(keptStores)("new keys for %s", (_, open) => {
  test("everything comes under the current key, and reads as it did", async () => {
    const store = await fill(await open());
    expect(await store.reseal(after, now)).toEqual({ changed: 2, current: 1, broken: [] });
    expect(await store.reseal(after, now)).toEqual({ changed: 0, current: 3, broken: [] });
    const alone = sealedStore(store, parseKeys(newer));
    const read = await Promise.all([said, voice, photo].map((key) => alone.get(key)));
    expect(read.map((one) => Buffer.from(one!).toString())).toEqual([
      "an elephant",
      "Rosa",
      "from before there were keys",
    ]);
    expect(Buffer.from((await store.get(photo))!).includes("before")).toBe(false);
  });

  test("a run that was ended is begun again", async () => {
    const store = await fill(await open());
    // As a run that got no further than the first file leaves it.
    await sealedStore(store, after).put(said, bytes("an elephant"));
    expect(await store.reseal(after, now)).toEqual({ changed: 1, current: 2, broken: [] });
  });

  test("what cannot be opened is named and left, and the rest is done", async () => {
    const store = await fill(await open());
    const lost = Buffer.from((await store.get(said))!);
    const done = await store.reseal(parseKeys(newer), now);
    expect(done).toMatchObject({ changed: 1, current: 1, broken: [{ thing: said }] });
    expect(done.broken[0]!.why).toContain(`"${before.current}", which is not in ENCRYPTION_KEYS`);
    expect(lost.equals((await store.get(said))!)).toBe(true);
  });

  test("a file that is removed while it is encrypted stays removed", async () => {
    const store = await fill(await open());
    for (let round = 0; round < 20; round += 1) {
      await store.put(photo, bytes("plain again"));
      await Promise.all([store.reseal(after, now), store.remove(photo)]);
      expect(await store.get(photo)).toBeUndefined();
    }
  });
});

describe("in a bucket", () => {
  const firstPut = `PUT /clinic-files/${photo}`;

  test("what is removed between being read and being written is not written again", async () => {
    const { server, bucket } = await testBucket();
    const store = await fill(s3Store(bucket));
    server.before = (asked) => {
      if (asked === firstPut) server.objects.delete(photo);
    };
    expect(await store.reseal(after, now)).toEqual({ changed: 1, current: 1, broken: [] });
    expect(server.objects.has(photo)).toBe(false);
  });

  test("what is written anew between being read and being written is what stays", async () => {
    const { server, bucket } = await testBucket();
    const store = await fill(s3Store(bucket));
    const newest = { content: bytes("a newer photo"), etag: '"newest"' };
    let isFirst = true;
    server.before = (asked) => {
      if (asked !== firstPut || !isFirst) return;
      isFirst = false;
      server.objects.set(photo, newest);
    };
    expect(await store.reseal(after, now)).toEqual({ changed: 2, current: 1, broken: [] });
    const kept = await sealedStore(store, after).get(photo);
    expect(Buffer.from(kept!).toString()).toBe("a newer photo");
    expect(sealedWith((await store.get(photo))!)).toBe(after.current);
  });

  test("a store that goes away in the middle ends the run, which is begun again", async () => {
    const { server, bucket } = await testBucket();
    const store = await fill(s3Store(bucket));
    server.before = (asked) => {
      if (asked === firstPut) server.fault = { status: 503 };
    };
    server.fault = undefined;
    await expect(
      store.reseal(after, now).then(() => store.reseal(after, now)),
    ).rejects.toMatchObject({ code: "unavailable" });
    server.fault = undefined;
    server.before = undefined;
    expect((await store.reseal(after, now)).broken).toEqual([]);
    expect(await store.reseal(after, now)).toEqual({ changed: 0, current: 3, broken: [] });
  });
});
