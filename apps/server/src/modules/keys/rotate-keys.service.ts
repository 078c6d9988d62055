import type { KeptStore, Resealed } from "../../adapters/objects/kept-store.ts";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { KeyRing } from "../../lib/keys/key-ring.ts";
import { SealBroken } from "../../lib/keys/seal.ts";
import { resealedClientSecret } from "../identity/client-secret.service.ts";
import { keptClientSecrets, replaceClientSecret } from "./client-secrets.store.ts";

export interface RotationParts {
  readonly database: Database;
  /** Where the sealed objects are stored. */
  readonly store: KeptStore;
  readonly keys: KeyRing;
}

export interface Rotation {
  readonly key: string;
  readonly files: Resealed;
  readonly secrets: Resealed;
}

const actor = system("sign-in");

/** One row at a time, and only if it is still what was read: an admin may be changing it. */
async function resealSecrets({ database, keys }: RotationParts): Promise<Resealed> {
  const done: Resealed = { changed: 0, current: 0, broken: [] };
  for (const row of await database.withActor(actor, keptClientSecrets)) {
    try {
      const sealed = resealedClientSecret(keys, row);
      if (sealed) await database.withActor(actor, (trx) => replaceClientSecret(trx, row, sealed));
      done[sealed ? "changed" : "current"] += 1;
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      const thing = `the single sign-on of institution ${row.institution_id}`;
      done.broken.push({ thing, why: error.why });
    }
  }
  return done;
}

/**
 * Puts everything stored encrypted under the current key, and encrypts what is not. What is already
 * done is skipped, so that an interrupted run can just be started again. What cannot be opened is
 * named, and does not hold up the rest.
 */
export async function rotateKeys(parts: RotationParts, now: Date): Promise<Rotation> {
  const secrets = await resealSecrets(parts);
  const files = await parts.store.reseal(parts.keys, now);
  return { key: parts.keys.current, files, secrets };
}
