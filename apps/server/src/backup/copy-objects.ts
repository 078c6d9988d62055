import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { property } from "../lib/property.ts";
import type { ObjectEntry } from "./manifest.ts";

/** What the folder store is just writing is named by its key and an id; it is not there yet. */
const draft = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Every file below the folder, with slashes; none where there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !draft.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
      .toSorted();
  } catch (error) {
    if (property(error, "code") === "ENOENT") return [];
    throw error;
  }
}

/** Copies a file, and answers what was copied. */
export async function copyFile(from: string, to: string): Promise<Omit<ObjectEntry, "path">> {
  const hash = createHash("sha256");
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(createReadStream(from), counting, createWriteStream(to, { mode: 0o600 }));
  return { bytes, sha256: hash.digest("hex") };
}

interface Copied extends ObjectEntry {
  /** When the source was last written, as it was copied. */
  readonly writtenAt: number;
}

/** @returns undefined for a file that was deleted meanwhile */
async function copyOne(source: string, target: string, path: string): Promise<Copied | undefined> {
  try {
    const { mtimeMs: writtenAt } = await stat(join(source, path));
    return { path, writtenAt, ...(await copyFile(join(source, path), join(target, path))) };
  } catch (error) {
    if (property(error, "code") !== "ENOENT") throw error;
    await rm(join(target, path), { force: true });
    return undefined;
  }
}

/**
 * Keeps a copy of the folder of objects, as it is at the latest call: what came is added, what was deleted goes.
 * Called before and after the database is read, nothing that the rows name is missing, but what somebody deleted
 * just then.
 */
export function mirrorOf(source: string, target: string) {
  const copied = new Map<string, Copied>();
  return {
    async follow(): Promise<ObjectEntry[]> {
      const paths = new Set(await filesBelow(source));
      for (const path of copied.keys())
        if (!paths.has(path)) {
          await rm(join(target, path), { force: true });
          copied.delete(path);
        }
      for (const path of paths) {
        const known = copied.get(path);
        const now = await stat(join(source, path)).catch(() => undefined);
        if (known && now && now.mtimeMs === known.writtenAt) continue;
        const one = await copyOne(source, target, path);
        if (one) copied.set(path, one);
        else copied.delete(path);
      }
      return [...copied.values()]
        .map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    },
  };
}
