import { StartupError } from "../../db/startup-error.ts";
import { readKeyFile } from "./key-file.ts";
import type { KeyRing } from "./key-ring.ts";
import { keyFileIn } from "./open-key-ring.ts";

/**
 * What a key beside the data has encrypted is moved as it is, and the new servers have to know that key.
 * @param ring of ENCRYPTION_KEYS; without it the file goes along
 * @throws StartupError where it lacks one
 */
export async function checkKeysBeside(folder: string, ring: KeyRing | undefined): Promise<void> {
  const file = keyFileIn(folder);
  const beside = await readKeyFile(file);
  if (!ring || !beside) return;
  const lacking = [...beside.keys].filter(([name, key]) => !ring.keys.get(name)?.equals(key));
  if (lacking.length === 0) return;
  const names = lacking.map(([name]) => name).join(", ");
  throw new StartupError(
    `ENCRYPTION_KEYS lacks the key ${names} of ${file}: what is encrypted in ${folder} could not be opened afterwards, so nothing was moved. Put the file's line at the end of ENCRYPTION_KEYS.`,
  );
}
