import type { KeptStore } from "../../adapters/objects/kept-store.ts";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { KeyRing } from "../../lib/keys/key-ring.ts";
import { sealedWith } from "../../lib/keys/seal.ts";
import { textSealedWith } from "../../lib/keys/sealed-text.ts";
import { keptClientSecrets } from "./client-secrets.store.ts";

export interface Sealed {
  readonly database: Database;
  readonly store: Pick<KeptStore, "head">;
  /** Which objects in the store are checked. */
  readonly things: Iterable<string> | AsyncIterable<string>;
}

/** The names of the keys, sorted, that stored data is encrypted with and the ring does not have. */
export async function lackingKeys(
  { database, store, things }: Sealed,
  ring: KeyRing | undefined,
): Promise<string[]> {
  const secrets = await database.withActor(system("sign-in"), keptClientSecrets);
  const used = new Set(secrets.map(({ client_secret }) => textSealedWith(client_secret)));
  for await (const thing of things) {
    const head = await store.head(thing);
    if (head) used.add(sealedWith(head));
  }
  return [...used]
    .filter((name) => name !== undefined)
    .filter((name) => !ring?.keys.has(name))
    .toSorted();
}

/** So that a start takes no longer when there is more; the nightly job looks at all of it. */
const maxThings = 20;

async function* firstThings(store: Pick<KeptStore, "list">): AsyncGenerator<string> {
  let taken = 0;
  for await (const { key } of store.list()) {
    yield key;
    taken += 1;
    if (taken === maxThings) return;
  }
}

/**
 * What to report at a start with a ring that does not open what is stored; undefined if it does, as
 * far as was checked.
 */
export async function keysAmiss({
  database,
  store,
  keys,
}: {
  readonly database: Database;
  readonly store: KeptStore;
  readonly keys: KeyRing;
}): Promise<string | undefined> {
  const lacking = await lackingKeys({ database, store, things: firstThings(store) }, keys);
  if (lacking.length === 0) return undefined;
  return `The encryption keys lack ${lacking.join(", ")}: some of the data in the database or in ${store.place} is encrypted with that and cannot be opened. Put it back, after the current one, and start again; nothing was changed.`;
}
