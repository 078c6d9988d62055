/** Where the service worker and the player keep files of the content for times without a network. */
export const contentCache = "regain-content";

const ownStart = "/content/own/";
const shown = new Map<string, string>();

/** The addresses under which photos of the patient's own are shown on this page, by their paths. */
export const shownPhotos: Pick<Map<string, string>, "get" | "set"> = shown;

/** A file of the patient's own that the player has kept. */
export async function keptOwnFile(path: string): Promise<Response | undefined> {
  if (!("caches" in globalThis)) return undefined;
  return caches
    .match(`/content/${path}`, { cacheName: contentCache, ignoreVary: true })
    .catch(() => undefined);
}

async function clearKept(): Promise<void> {
  const cache = await caches.open(contentCache);
  const all = await cache.keys();
  const own = all.filter(({ url }) => new URL(url).pathname.startsWith(ownStart));
  await Promise.all(own.map((one) => cache.delete(one)));
}

/** Somebody else may use this device from now on: their family stays theirs. */
export function forgetOwnFiles(): void {
  for (const address of shown.values()) URL.revokeObjectURL(address);
  shown.clear();
  // Where the browser keeps nothing, there is nothing to clear.
  if ("caches" in globalThis) clearKept().catch(() => undefined);
}
