/** A key, and a mark of its content that changes whenever the content does. */
export interface Listed {
  readonly key: string;
  readonly state: string;
}

/** Files that belong to people: recordings and photos. Keys are paths of letters, digits, hyphens and dots. */
export interface ObjectStore {
  /** @throws StoreUnavailable */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Undefined if there is none. @throws StoreUnavailable */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removing one that is already gone is not an error. @throws StoreUnavailable */
  remove(key: string): Promise<void>;
  /**
   * Everything, or everything below a path that ends with a slash, except what is still being written.
   * @throws StoreUnavailable
   */
  list(below?: string): AsyncIterable<Listed>;
}

/**
 * The folders at the top of every store. A bucket is listed by them: anything else in it belongs to somebody else,
 * such as another Regain below its own prefix.
 */
export const objectFolders = ["held/", "institutions/", "own-items/", "recordings/"] as const;

/** @throws RangeError for a key in a folder that is not listed: no backup would include it, and no new key reach it */
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

/** @throws RangeError for a path that no key can begin with */
export function checkBelow(below: string): string {
  if (below !== "" && !(below.endsWith("/") && isKey(below.slice(0, -1))))
    throw new RangeError(`impossible path ${below}`);
  return below;
}
