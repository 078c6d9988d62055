import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newKey, parseKeys } from "../../lib/keys/key-ring.ts";
import { sealedWith } from "../../lib/keys/seal.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { draftOf } from "./drafts.ts";
import { folderStore } from "./folder-store.ts";
import { resealFolder } from "./reseal-folder.ts";
import { sealedStore } from "./sealed-store.ts";

const [older, newer] = [newKey(), newKey()];
const before = parseKeys(older);
const after = parseKeys(`${newer},${older}`);
const photo = "own-items/rosa/1/photo.jpg";
const said = "recordings/rosa/1.wav";
const bytes = (text: string) => Buffer.from(text);
const now = new Date("2026-03-02T03:00:00Z");

async function someFiles() {
  const folder = await temporaryFolder("reseal");
  const store = folderStore(folder);
  await sealedStore(store, before).put(said, bytes("an elephant"));
  await store.put(photo, bytes("from before there were keys"));
  return { folder };
}

test.skipIf(process.platform === "win32")(
  "files stay for the eyes of who runs the server",
  async () => {
    const { folder } = await someFiles();
    await resealFolder(folder, after, now);
    const modes = await Promise.all(
      [said, photo].map(async (key) => (await stat(join(folder, key))).mode & 0o777),
    );
    expect(modes).toEqual([0o600, 0o600]);
  },
);

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
