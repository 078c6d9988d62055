/** Text stored under a key. Never throws: where the browser refuses, it lasts as long as the page. */
export interface TextStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
  /** Removes all but these. */
  clearBut(...kept: readonly string[]): void;
}

function keysOf(area: () => Storage): readonly string[] {
  try {
    const store = area();
    return Array.from({ length: store.length }, (_, at) => store.key(at) ?? "");
  } catch {
    return [];
  }
}

/** Wraps a browser store that may be missing, full or blocked, as in some private windows. */
export function guardedStore(area: () => Storage): TextStore {
  const fallback = new Map<string, string>();
  function remove(key: string): void {
    fallback.delete(key);
    try {
      area().removeItem(key);
    } catch {
      // What could not be written is not there either.
    }
  }
  const keys = () => [...fallback.keys(), ...keysOf(area)];
  return {
    keys,
    read(key) {
      try {
        return fallback.get(key) ?? area().getItem(key) ?? undefined;
      } catch {
        return fallback.get(key);
      }
    },
    write(key, value) {
      try {
        area().setItem(key, value);
        fallback.delete(key);
      } catch {
        fallback.set(key, value);
      }
    },
    remove,
    clearBut(...kept) {
      for (const key of keys()) if (!kept.includes(key)) remove(key);
    },
  };
}

export const deviceStore = guardedStore(() => globalThis.localStorage);
export const tabStore = guardedStore(() => globalThis.sessionStorage);

/** The stored JSON; undefined if it is missing or damaged. */
export function readJson(store: TextStore, key: string): unknown {
  const text = store.read(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeJson(store: TextStore, key: string, value: unknown): void {
  store.write(key, JSON.stringify(value));
}
