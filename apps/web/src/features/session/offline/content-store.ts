import { contentCache } from "../../../lib/kept-own-files.ts";
import { fetchContent } from "../stimuli/fetch-content.ts";

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

const ask = (address: string, signal: AbortSignal): Promise<Response> =>
  fetchContent(address, { signal, priority: "low" });

/** Files lie in the browser's own cache for as long as it likes: all that a page without https can have. */
const browsersCache: ContentStore = {
  has: () => Promise.resolve(false),
  async bring(address, signal) {
    const answer = await ask(address, signal);
    await answer.arrayBuffer();
  },
  keepOnly: () => Promise.resolve(),
};

const storeIn = (cache: Cache): ContentStore => ({
  has: async (address) => (await cache.match(address, { ignoreVary: true })) !== undefined,
  async bring(address, signal) {
    const answer = await ask(address, signal);
    // What is missing is said when its item is on the screen.
    if (answer.ok) await cache.put(address, answer);
  },
  async keepOnly(addresses) {
    const all = await cache.keys();
    if (all.length <= muchGathered) return;
    const wanted = new Set(addresses);
    const old = all.filter(({ url }) => !wanted.has(new URL(url).pathname));
    await Promise.all(old.map((one) => cache.delete(one)));
  },
});

export async function contentStore(): Promise<ContentStore> {
  if (!("caches" in globalThis)) return browsersCache;
  try {
    return storeIn(await caches.open(contentCache));
  } catch {
    // Private windows may refuse it.
    return browsersCache;
  }
}
