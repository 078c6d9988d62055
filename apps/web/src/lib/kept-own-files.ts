/** Cache in which the service worker and the player keep content files for use without a network. */
export const contentCache = "regain-content";

const ownStart = "/content/own/";
const shown = new Map<string, string>();

/** Object URLs of the patient's own photos on this page, by path. */
export const shownPhotos: Pick<Map<string, string>, "get" | "set"> = shown;

/** A file of the patient's own that the player has cached. */
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

/** Somebody else may use this device from now on: photos of the patient's family must not stay on it. */
export function forgetOwnFiles(): void {
  for (const address of shown.values()) URL.revokeObjectURL(address);
  shown.clear();
  // If the browser has no cache, there is nothing to clear.
  if ("caches" in globalThis) clearKept().catch(() => undefined);
}
