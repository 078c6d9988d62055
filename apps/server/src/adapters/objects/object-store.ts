/** Files that belong to people: recordings and photos. Keys are paths of letters, figures, hyphens and dots. */
export interface ObjectStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** One that is gone already is no error. */
  remove(key: string): Promise<void>;
}

const possible = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9.-]*$/;

export const isKey = (text: string): boolean => possible.test(text) && !text.includes("..");

/** @throws RangeError for a key that could lead out of the store */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`impossible key ${key}`);
  return key;
}
