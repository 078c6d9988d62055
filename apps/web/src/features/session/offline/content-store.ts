import { contentCache } from "../../../lib/kept-own-files.ts";
import type { ContentRequest } from "../stimuli/fetch-content.ts";

/** As `fetch`. */
type Ask = (address: string, request: ContentRequest) => Promise<Response>;

/** Where files of the content are kept for times without a network. */
export interface ContentStore {
  has(address: string): Promise<boolean>;
  /** Brings a file and keeps it, if there is one. @throws TypeError without a network */
  bring(address: string, signal: AbortSignal): Promise<void>;
  /** Forgets everything else, where much has gathered. */
  keepOnly(addresses: readonly string[]): Promise<void>;
}

/** About 30 MB of pictures and sounds. */
const muchGathered = 2_000;

/** Beside what the item on the screen asks for itself. */
const priority = "low";

/** Files lie in the browser's own cache for as long as it likes: all that a page without https can have. */
const browsersCache = (ask: Ask): ContentStore => ({
  has: () => Promise.resolve(false),
  async bring(address, signal) {
    const answer = await ask(address, { signal, priority });
    await answer.arrayBuffer();
  },
  keepOnly: () => Promise.resolve(),
});

const storeIn = (cache: Cache, ask: Ask, isWanted: () => boolean): ContentStore => ({
  has: async (address) => (await cache.match(address, { ignoreVary: true })) !== undefined,
  async bring(address, signal) {
    const answer = await ask(address, { signal, priority });
    // What is missing is said when its item is on the screen.
    if (!answer.ok || !isWanted()) return;
    await cache.put(address, answer);
    // What is to be forgotten may have been cleared while it was written.
    if (!isWanted()) await cache.delete(address, { ignoreVary: true });
  },
  async keepOnly(addresses) {
    const all = await cache.keys();
    if (all.length <= muchGathered) return;
    const wanted = new Set(addresses);
    const old = all.filter(({ url }) => !wanted.has(new URL(url).pathname));
    await Promise.all(old.map((one) => cache.delete(one)));
  },
});

/**
 * @param ask what brings a file that is not there
 * @param isWanted whether what has come may still be kept
 */
export async function contentStore(
  ask: Ask,
  isWanted: () => boolean = () => true,
): Promise<ContentStore> {
  if (!("caches" in globalThis)) return browsersCache(ask);
  try {
    return storeIn(await caches.open(contentCache), ask, isWanted);
  } catch {
    // Private windows may refuse it.
    return browsersCache(ask);
  }
}
