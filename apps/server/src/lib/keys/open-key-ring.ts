import { join } from "node:path";
import type { Config } from "../../config.ts";
import { keysFromFile } from "./key-file.ts";
import type { KeyRing } from "./key-ring.ts";

/** Beside the data, for who names no keys. */
export const keyFileIn = (dataDir: string): string => join(dataDir, "encryption-keys");

/** The keys of the environment, or those of a file beside the data, which is made where there is none. */
export function openKeyRing({
  encryptionKeys,
  dataDir,
}: Pick<Config, "encryptionKeys" | "dataDir">): Promise<KeyRing> {
  return encryptionKeys ? Promise.resolve(encryptionKeys) : keysFromFile(keyFileIn(dataDir));
}
