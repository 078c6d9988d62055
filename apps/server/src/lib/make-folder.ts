import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Level by level from the first missing one: Node's recursive `mkdir` never returns below a folder that answers
 * `ENOENT` to any attempt to create something in it, such as /proc.
 * @param mode of each folder that is created
 * @throws the system's error for the first that cannot be created
 */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    // Another process may have made it at the same time.
    if (!existsSync(folder)) throw error;
  }
}
