import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { folderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await temporaryFolder("objects");
  store = folderStore(folder);
});

const bytes = (...values: number[]) => Uint8Array.from(values);

describe("a store of objects", () => {
  test("gives back what was put, the latest of it, until it is removed", async () => {
    await store.put("recordings/rosa/1.wav", bytes(1, 2, 3));
    await store.put("recordings/rosa/1.wav", bytes(4));
    expect([...((await store.get("recordings/rosa/1.wav")) ?? [])]).toEqual([4]);
    expect(await readdir(join(folder, "recordings/rosa"))).toEqual(["1.wav"]);
    await store.remove("recordings/rosa/1.wav");
    await store.remove("recordings/rosa/1.wav");
    expect(await store.get("recordings/rosa/1.wav")).toBeUndefined();
  });

  test.each(["../secret", "a/../../b", "/etc/passwd", "a//b", "", "a/.hidden", "A b"])(
    "refuses the key %j",
    async (key) => {
      await expect(store.get(key)).rejects.toThrow(RangeError);
    },
  );
});
