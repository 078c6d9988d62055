import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Level by level from the first that is missing: the recursive `mkdir` of Node never ends below a folder that says
 * `ENOENT` to whoever wants to make something in it, like /proc.
 * @param mode of each folder that is made
 * @throws what the system says of the first that cannot be made
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
