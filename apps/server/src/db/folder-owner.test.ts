import { chown, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { nameOfUser, tellsOtherUser } from "./folder-owner.ts";

/** A number that no machine gives to a user. */
const server = 64_321;

test("one's own folder may be written, and so may a new one", async () => {
  const folder = await temporaryFolder("own");
  expect(tellsOtherUser(folder)).toBeUndefined();
  expect(tellsOtherUser(join(folder, "not/yet"))).toBeUndefined();
});

test.skipIf(process.getuid?.() !== 0)(
  "root is told whose folder it is, also before it exists, and leaves nothing there",
  async () => {
    const folder = await temporaryFolder("theirs");
    await mkdir(join(folder, "postgres"));
    await chown(folder, server, server);
    expect(nameOfUser(0)).toBe("user root");
    const sentence = `Run this as user 64321, to whom ${folder} belongs: a server could not open what user root writes there.`;
    expect(tellsOtherUser(folder)).toBe(sentence);
    expect(tellsOtherUser(join(folder, "objects"))).toBe(sentence);
    expect(tellsOtherUser(join(folder, "postgres"))).toBeUndefined();
    expect(await readdir(folder)).toEqual(["postgres"]);
  },
);
