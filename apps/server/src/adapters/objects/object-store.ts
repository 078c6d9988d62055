/** What lies under a key, and a mark of its content that is another one as soon as the content is. */
export interface Listed {
  readonly key: string;
  readonly state: string;
}

/** Files that belong to people: recordings and photos. Keys are paths of letters, figures, hyphens and dots. */
export interface ObjectStore {
  /** @throws StoreUnavailable */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Undefined where there is none. @throws StoreUnavailable */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** One that is gone already is no error. @throws StoreUnavailable */
  remove(key: string): Promise<void>;
  /**
   * All there is, or all below a path that ends with a slash; nothing of what is just being written.
   * @throws StoreUnavailable
   */
  list(below?: string): AsyncIterable<Listed>;
}

/**
 * The folders at the top of every store. A bucket is listed by them: what else lies there is somebody else's, as another
 * Regain's below a prefix of its own.
 */
export const objectFolders = ["held/", "institutions/", "own-items/", "recordings/"] as const;

/** @throws RangeError for a key in no folder that is listed: no backup would have it, and no new key reach it */
export function checkListed(key: string): string {
  if (!objectFolders.some((folder) => key.startsWith(folder)))
    throw new RangeError(`${key} lies in no folder of objects`);
  return key;
}

const possible = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9.-]*$/;

export const isKey = (text: string): boolean => possible.test(text) && !text.includes("..");

/** @throws RangeError for a key that could lead out of the store */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`impossible key ${key}`);
  return key;
}

/** @throws RangeError for a path that is none that keys can begin with */
export function checkBelow(below: string): string {
  if (below !== "" && !(below.endsWith("/") && isKey(below.slice(0, -1))))
    throw new RangeError(`impossible path ${below}`);
  return below;
}
