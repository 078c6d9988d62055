import { join } from "node:path";
import type { Config } from "../../config.ts";
import { keysFromFile } from "./key-file.ts";
import type { KeyRing } from "./key-ring.ts";

/** Next to the data, for operators who set no keys. */
export const keyFileIn = (dataDir: string): string => join(dataDir, "encryption-keys");

/** The keys from the environment, or from a file next to the data, which is created if it does not exist. */
export function openKeyRing({
  encryptionKeys,
  dataDir,
}: Pick<Config, "encryptionKeys" | "dataDir">): Promise<KeyRing> {
  return encryptionKeys ? Promise.resolve(encryptionKeys) : keysFromFile(keyFileIn(dataDir));
}
