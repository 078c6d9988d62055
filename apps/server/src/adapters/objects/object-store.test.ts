import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newKey, parseKeys } from "../../lib/keys/key-ring.ts";
import { impatient, keptStores, testBucket } from "../../testing/kept-stores.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { openBucket } from "./bucket.ts";
import { draftOf } from "./drafts.ts";
import { folderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { s3Store } from "./s3-store.ts";
import { sealedStore } from "./sealed-store.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);

async function listed(store: ObjectStore, below?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(below)) keys.push(key);
  return keys.toSorted();
}

describe.each(keptStores)("%s", (_name, open) => {
  test("gives back what was put, the latest of it, until it is removed", async () => {
    const store = await open();
    expect(await store.get("recordings/rosa/1.wav")).toBeUndefined();
    await store.put("recordings/rosa/1.wav", bytes(1, 2, 3));
    await store.put("recordings/rosa/1.wav", bytes(4));
    expect([...((await store.get("recordings/rosa/1.wav")) ?? [])]).toEqual([4]);
    expect(await listed(store)).toEqual(["recordings/rosa/1.wav"]);
    expect([...((await store.head("recordings/rosa/1.wav")) ?? [])]).toEqual([4]);
    await store.remove("recordings/rosa/1.wav");
    await store.remove("recordings/rosa/1.wav");
    expect(await store.head("recordings/rosa/1.wav")).toBeUndefined();
    expect(await store.get("recordings/rosa/1.wav")).toBeUndefined();
  });

  test("gives back every byte as it was, a megabyte of them too", async () => {
    const store = await open();
    const sound = Uint8Array.from({ length: 1_048_577 }, (_, at) => (at * 31) % 256);
    await store.put("recordings/rosa/long.wav", sound);
    expect(Buffer.from(sound).equals((await store.get("recordings/rosa/long.wav"))!)).toBe(true);
  });

  test("lists all there is, or what lies below a path, and tells when something is written anew", async () => {
    const store = await open();
    expect(await listed(store)).toEqual([]);
    const rosa = ["1", "2", "3", "4", "5", "6", "7"].map((n) => `recordings/rosa/${n}.wav`);
    for (const key of [...rosa, "recordings/rosalind/1.wav", "own-items/rosa/1/photo.jpg"])
      await store.put(key, bytes(1));
    expect(await listed(store, "recordings/rosa/")).toEqual(rosa);
    expect(await listed(store)).toHaveLength(9);
    const states = async () => {
      const found = new Map<string, string>();
      for await (const { key, state } of store.list()) found.set(key, state);
      return found;
    };
    const before = await states();
    await store.put(rosa[3]!, bytes(2, 2));
    const changed = [...(await states())].filter(([key, state]) => before.get(key) !== state);
    expect(changed.map(([key]) => key)).toEqual([rosa[3]]);
  });

  test.each(["../secret", "a/../../b", "/etc/passwd", "a//b", "", "a/.hidden", "A b"])(
    "refuses the key %j",
    async (key) => {
      const store = await open();
      await expect(store.get(key)).rejects.toThrow(RangeError);
      await expect(store.put(key, bytes(1))).rejects.toThrow(RangeError);
      await expect(store.remove(key)).rejects.toThrow(RangeError);
    },
  );

  test.each(["recordings", "../", "/"])("lists nothing below %j", async (below) => {
    const store = await open();
    expect(() => store.list(below)).toThrow(RangeError);
  });
});

test("in a folder a file appears whole, and what is no object is not listed", async () => {
  const folder = await temporaryFolder("objects");
  const store = folderStore(folder);
  await store.put("recordings/rosa/1.wav", bytes(1));
  expect(await readdir(join(folder, "recordings/rosa"))).toEqual(["1.wav"]);
  await writeFile(join(folder, ".keep"), "mine");
  await writeFile(draftOf(join(folder, "recordings/rosa/2.wav")), "half");
  await writeFile(join(folder, "recordings/rosa/3.wav"), "");
  expect(await listed(store)).toEqual(["recordings/rosa/1.wav"]);
});

test("in a whole bucket nothing is seen of a part that another Regain has, and no key of it changed", async () => {
  const { bucket, server } = await testBucket();
  const [whole, drill] = ["", "drill/"].map((prefix) =>
    s3Store(openBucket({ ...server.settings, prefix }, impatient)),
  );
  const [ours, theirs] = [newKey(), newKey()].map(parseKeys);
  const keys = ["held/recordings/rosa/2.wav", "institutions/1/logo/1.png", "recordings/rosa/1.wav"];
  for (const key of keys) {
    await sealedStore(whole!, ours!).put(key, bytes(1));
    await sealedStore(drill!, theirs!).put(key, bytes(2));
  }
  expect(await listed(s3Store(bucket))).toEqual(keys);
  expect(await listed(drill!)).toEqual(keys);
  expect(await whole!.reseal(ours!, new Date())).toEqual({ changed: 0, current: 3, broken: [] });
});

test("what is kept lies in a folder that is listed", async () => {
  const store = sealedStore(folderStore(await temporaryFolder("objects")), parseKeys(newKey()));
  await expect(store.put("letters/rosa/1.pdf", bytes(1))).rejects.toThrow(RangeError);
});

test("in a part of a bucket nothing is seen of the other parts, and nothing written there", async () => {
  const { server, bucket } = await testBucket("clinic/regain/");
  const other = { content: Buffer.from("x"), etag: '"x"' };
  server.objects.set("recordings/rosa/1.wav", other);
  server.objects.set("clinic/regain-2/recordings/rosa/1.wav", other);
  server.objects.set("clinic/regain/.regain-folder", other);
  server.objects.set("clinic/regain/Odd <name> & more", other);
  const store = s3Store(bucket);
  expect(await listed(store)).toEqual([]);
  await store.put("recordings/rosa/1.wav", bytes(1));
  await store.remove("recordings/rosa/2.wav");
  expect([...server.objects.keys()].toSorted()).toEqual([
    "clinic/regain-2/recordings/rosa/1.wav",
    "clinic/regain/.regain-folder",
    "clinic/regain/Odd <name> & more",
    "clinic/regain/recordings/rosa/1.wav",
    "recordings/rosa/1.wav",
  ]);
  expect(server.objects.get("recordings/rosa/1.wav")).toBe(other);
});
