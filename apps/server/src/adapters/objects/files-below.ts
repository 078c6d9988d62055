import { opendir } from "node:fs/promises";
import { join } from "node:path";
import { property } from "../../lib/property.ts";

/** The paths of all files in a folder and its subfolders; none if there is no folder. */
export async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch((error: unknown) => {
    if (property(error, "code") === "ENOENT") return undefined;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name);
}
