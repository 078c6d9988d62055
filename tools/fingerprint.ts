import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { root } from "./run-step.ts";

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return undefined;
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  if (!entries) return [join(root, path)];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A hash over the names and contents of files, except tests, independent of where the project is.
 * @param sources files and folders, relative to the root
 */
export async function fingerprintOf(sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  const files = (await Promise.all(sources.map(filesBelow))).flat().toSorted();
  for (const file of files) hash.update(relative(root, file)).update(await readFile(file));
  return hash.digest("hex");
}
