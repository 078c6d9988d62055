import { StartupError } from "../../db/startup-error.ts";
import { readKeyFile } from "./key-file.ts";
import type { KeyRing } from "./key-ring.ts";
import { keyFileIn } from "./open-key-ring.ts";

/**
 * Files encrypted with a key file next to the data are moved as they are, so the new servers must have that key.
 * @param ring from ENCRYPTION_KEYS; without it the key file moves along
 * @throws StartupError if it lacks a key
 */
export async function checkKeysBeside(folder: string, ring: KeyRing | undefined): Promise<void> {
  const file = keyFileIn(folder);
  const beside = await readKeyFile(file);
  if (!ring || !beside) return;
  const lacking = [...beside.keys].filter(([name, key]) => !ring.keys.get(name)?.equals(key));
  if (lacking.length === 0) return;
  const names = lacking.map(([name]) => name).join(", ");
  throw new StartupError(
    `ENCRYPTION_KEYS lacks the key ${names} of ${file}: what is encrypted in ${folder} could not be opened afterward, so nothing was moved. Add the file's line at the end of ENCRYPTION_KEYS.`,
  );
}
