import type { KeyRing } from "../../lib/keys/key-ring.ts";
import { open, seal } from "../../lib/keys/seal.ts";
import { checkListed, type ObjectStore } from "./object-store.ts";

/** A store that keeps everything encrypted, bound to its key; what was stored unencrypted before is read as it is. */
export function sealedStore(store: ObjectStore, ring: KeyRing): ObjectStore {
  return {
    put: async (key, content) => store.put(checkListed(key), seal(ring, key, content)),
    async get(key) {
      const kept = await store.get(key);
      return kept && open(ring, key, kept);
    },
    remove: (key) => store.remove(key),
    list: (below) => store.list(below),
  };
}
