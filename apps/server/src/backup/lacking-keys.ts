import { open } from "node:fs/promises";
import { join } from "node:path";
import { system } from "../db/actor.ts";
import type { OwnedDatabase } from "../db/database.ts";
import type { KeyRing } from "../lib/keys/key-ring.ts";
import { headBytes, sealedWith } from "../lib/keys/seal.ts";
import { textSealedWith } from "../lib/keys/sealed-text.ts";
import { keptClientSecrets } from "../modules/keys/client-secrets.store.ts";
import { type Manifest, objectsFolder } from "./manifest.ts";

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The names of the keys, in their order, that what was restored is encrypted with and that the ring does not have. */
export async function lackingKeys(
  database: OwnedDatabase,
  folder: string,
  { objects }: Manifest,
  ring: KeyRing | undefined,
): Promise<string[]> {
  const secrets = await database.withActor(system("sign-in"), keptClientSecrets);
  const used = new Set(secrets.map(({ client_secret }) => textSealedWith(client_secret)));
  for (const { path } of objects)
    used.add(sealedWith(await headOf(join(folder, objectsFolder, path))));
  return [...used]
    .filter((name) => name !== undefined)
    .filter((name) => !ring?.keys.has(name))
    .toSorted();
}
