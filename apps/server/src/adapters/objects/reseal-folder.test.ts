import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newKey, parseKeys } from "../../lib/keys/key-ring.ts";
import { sealedWith } from "../../lib/keys/seal.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { draftOf, folderStore } from "./folder-store.ts";
import { resealFolder } from "./reseal-folder.ts";
import { sealedStore } from "./sealed-store.ts";

const [older, newer] = [newKey(), newKey()];
const before = parseKeys(older);
const after = parseKeys(`${newer},${older}`);
const photo = "own-items/rosa/1/photo.jpg";
const voice = "own-items/rosa/1/voice.wav";
const said = "recordings/rosa/1.wav";
const bytes = (text: string) => Buffer.from(text);
const now = new Date("2026-03-02T03:00:00Z");

async function someFiles() {
  const folder = await temporaryFolder("reseal");
  const store = folderStore(folder);
  await sealedStore(store, before).put(said, bytes("an elephant"));
  await sealedStore(store, after).put(voice, bytes("Rosa"));
  await store.put(photo, bytes("from before there were keys"));
  return { folder, store };
}

test("everything comes under the current key, and reads as it did", async () => {
  const { folder, store } = await someFiles();
  expect(await resealFolder(folder, after, now)).toEqual({ changed: 2, current: 1, broken: [] });
  expect(await resealFolder(folder, after, now)).toEqual({ changed: 0, current: 3, broken: [] });
  const alone = sealedStore(store, parseKeys(newer));
  const read = await Promise.all([said, voice, photo].map((key) => alone.get(key)));
  expect(read.map((one) => Buffer.from(one!).toString())).toEqual([
    "an elephant",
    "Rosa",
    "from before there were keys",
  ]);
  expect((await readFile(join(folder, photo))).includes("before")).toBe(false);
  if (process.platform !== "win32")
    for (const key of [said, photo])
      expect((await stat(join(folder, key))).mode & 0o777).toBe(0o600);
});

test("a run that was ended is begun again", async () => {
  const { folder, store } = await someFiles();
  // As a run leaves it that got no further than the first file.
  await sealedStore(store, after).put(said, bytes("an elephant"));
  expect(await resealFolder(folder, after, now)).toEqual({ changed: 1, current: 2, broken: [] });
});

test("what cannot be opened is named and left, and the rest is done", async () => {
  const { folder } = await someFiles();
  const lost = await readFile(join(folder, said));
  const done = await resealFolder(folder, parseKeys(newer), now);
  expect(done).toMatchObject({ changed: 1, current: 1, broken: [{ thing: said }] });
  expect(done.broken[0]!.why).toContain(`"${before.current}", which ENCRYPTION_KEYS does not name`);
  expect((await readFile(join(folder, said))).equals(lost)).toBe(true);
});

test("a file that is removed while it is encrypted stays removed", async () => {
  const { folder, store } = await someFiles();
  for (let round = 0; round < 20; round += 1) {
    await store.put(photo, bytes("plain again"));
    await Promise.all([resealFolder(folder, after, now), store.remove(photo)]);
    expect(await store.get(photo)).toBeUndefined();
  }
});

test("what is no object is left alone, and drafts that nobody finishes go after a day", async () => {
  const { folder } = await someFiles();
  await writeFile(join(folder, ".keep"), "mine");
  const [fresh, stale] = [draftOf(join(folder, said)), draftOf(join(folder, photo))];
  await writeFile(fresh, "half");
  await writeFile(stale, "half of a photo");
  await utimes(fresh, now, now);
  await utimes(stale, new Date("2026-02-28"), new Date("2026-02-28"));
  await resealFolder(folder, after, now);
  expect(await readFile(join(folder, ".keep"), "utf8")).toBe("mine");
  expect(await readFile(fresh, "utf8")).toBe("half");
  await expect(readFile(stale)).rejects.toThrow(/ENOENT/);
  expect(sealedWith(await readFile(join(folder, said)))).toBe(after.current);
});
