import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ObjectStore } from "../adapters/objects/object-store.ts";
import type { ObjectEntry } from "./manifest.ts";

interface Copied extends ObjectEntry {
  /** The state of the source that this is a copy of. */
  readonly state: string;
}

/**
 * Keeps a copy of an object store in a folder, up to date as of the latest call: new objects are added, deleted ones
 * are removed. Called before and after the database is read, it misses nothing that the rows name, except what
 * somebody deleted just then.
 */
export function mirrorOf(store: ObjectStore, target: string) {
  const copied = new Map<string, Copied>();

  async function drop(path: string): Promise<void> {
    await rm(join(target, path), { force: true });
    copied.delete(path);
  }

  async function copy(path: string, state: string): Promise<void> {
    const content = await store.get(path);
    if (!content) return drop(path);
    const to = join(target, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await writeFile(to, content, { mode: 0o600 });
    const sha256 = createHash("sha256").update(content).digest("hex");
    copied.set(path, { path, bytes: content.length, sha256, state });
  }

  return {
    async follow(): Promise<ObjectEntry[]> {
      const gone = new Set(copied.keys());
      for await (const { key, state } of store.list()) {
        gone.delete(key);
        if (copied.get(key)?.state !== state) await copy(key, state);
      }
      for (const path of gone) await drop(path);
      return [...copied.values()]
        .map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    },
  };
}
