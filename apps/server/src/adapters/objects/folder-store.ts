import { mkdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { v7 } from "uuid";
import { property } from "../../lib/property.ts";
import { checkKey, type ObjectStore } from "./object-store.ts";

/** Where a server keeps its objects. */
export const objectsIn = (dataDir: string): string => join(dataDir, "objects");

/** Names of files that were begun and not finished. */
export const draftOf = (path: string): string => `${path}.${v7()}`;
export const isDraft = (name: string): boolean =>
  /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);

const isMissing = (error: unknown) => property(error, "code") === "ENOENT";

/** Emptied first: who holds the file open to encrypt it anew then sees that it is gone, and brings nothing back. */
async function removeFile(path: string): Promise<void> {
  try {
    await truncate(path);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  await rm(path, { force: true });
}

/** A folder on this machine. A file appears whole or not at all. */
export function folderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = draftOf(path);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(draft, content, { mode: 0o600 });
      await rename(draft, path);
    },
    async get(key) {
      try {
        const content = await readFile(pathOf(key));
        // Emptied to be removed.
        return content.length > 0 ? content : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => removeFile(pathOf(key)),
  };
}
