import { contentCache } from "../../../lib/kept-own-files.ts";
import type { ContentRequest } from "../stimuli/fetch-content.ts";

/** Like `fetch`. */
type Ask = (address: string, request: ContentRequest) => Promise<Response>;

/** Where content files are kept for offline use. */
export interface ContentStore {
  has(address: string): Promise<boolean>;
  /** Fetches a file and keeps it, if it exists. @throws TypeError without a network */
  bring(address: string, signal: AbortSignal): Promise<void>;
  /** Deletes everything else, once much has accumulated. */
  keepOnly(addresses: readonly string[]): Promise<void>;
}

/** About 30 MB of pictures and sounds. */
const muchGathered = 2_000;

/** Below what the item on the screen requests itself. */
const priority = "low";

/** Files stay in the browser's own cache for as long as it likes: a page without https can have no more. */
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
    // A missing file is reported when its item is on the screen.
    if (!answer.ok || !isWanted()) return;
    await cache.put(address, answer);
    // The cache may have been cleared while this file was being written.
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
 * @param ask fetches a file that is not in the store
 * @param isWanted whether a fetched file may still be kept
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
