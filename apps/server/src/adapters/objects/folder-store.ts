import { mkdir, open, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { headBytes } from "../../lib/keys/seal.ts";
import { property } from "../../lib/property.ts";
import { draftOf, isDraft } from "./drafts.ts";
import { filesBelow } from "./files-below.ts";
import type { KeptStore } from "./kept-store.ts";
import { checkBelow, checkKey, isKey, type Listed } from "./object-store.ts";
import { resealFolder } from "./reseal-folder.ts";

/** Where a server keeps its objects. */
export const objectsIn = (dataDir: string): string => join(dataDir, "objects");

const isMissing = (error: unknown) => property(error, "code") === "ENOENT";

/**
 * Emptied first: a process that has the file open to re-encrypt it then sees that it is gone, and brings nothing
 * back.
 */
async function removeFile(path: string): Promise<void> {
  try {
    await truncate(path);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  await rm(path, { force: true });
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A missing file counts as nothing rather than as an error. */
function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

async function* listFolder(folder: string, below: string): AsyncGenerator<Listed> {
  for await (const path of filesBelow(join(folder, below))) {
    const key = relative(folder, path).replaceAll(sep, "/");
    if (!isKey(key) || isDraft(key)) continue;
    // Removed in the meantime, or emptied to be removed.
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    if (found && found.size > 0n) yield { key, state: `${found.mtimeNs} ${found.size}` };
  }
}

/** A folder on this machine. A file appears whole or not at all. */
export function folderStore(folder: string): KeptStore {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    place: `the folder ${folder}`,
    settings: "DATA_DIR",
    async put(key, content) {
      const path = pathOf(key);
      const draft = draftOf(path);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(draft, content, { mode: 0o600 });
      await rename(draft, path);
    },
    async get(key) {
      const content = await readFile(pathOf(key)).catch(unlessMissing);
      // Emptied to be removed.
      return content?.length ? content : undefined;
    },
    head: async (key) => headOf(pathOf(key)).catch(unlessMissing),
    remove: async (key) => removeFile(pathOf(key)),
    list: (below = "") => listFolder(folder, checkBelow(below)),
    reseal: (ring, now) => resealFolder(folder, ring, now),
  };
}
