import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { v7 } from "uuid";
import { property } from "../../lib/property.ts";
import { checkKey, type ObjectStore } from "./object-store.ts";

/** A folder on this machine. A file appears whole or not at all. */
export function folderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = `${path}.${v7()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (property(error, "code") === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
