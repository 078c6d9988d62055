import type { PracticeStore } from "./practice-store.ts";

/** A store, for as long as the browser keeps it open. */
export interface Connection {
  readonly store: PracticeStore;
  /** Ends it from our side. */
  close(): void;
}

/** Errors of a connection that is gone or about to go: a new one may work. */
const lost = new Set(["InvalidStateError", "UnknownError", "AbortError"]);
const isLost = (error: unknown) => error instanceof DOMException && lost.has(error.name);

/**
 * A store that outlives its connection: a browser ends one when it is short of memory, when the site's data
 * is cleared, and for a newer tab. The operation that failed is then tried once more on a new one. Each of
 * the store's changes may safely be made twice.
 * @param open calls `ended` when the connection is gone
 * @throws if the first connection cannot be opened
 */
export async function reconnecting(
  open: (ended: () => void) => Promise<Connection>,
): Promise<PracticeStore> {
  let current: Promise<Connection> | undefined;

  function connection(): Promise<Connection> {
    if (current) return current;
    const forget = () => {
      if (current === opening) current = undefined;
    };
    const opening = open(forget);
    opening.catch(forget);
    current = opening;
    return opening;
  }

  async function through<Value>(work: (store: PracticeStore) => Promise<Value>): Promise<Value> {
    const used = connection();
    const { store, close } = await used;
    try {
      return await work(store);
    } catch (error) {
      if (!isLost(error)) throw error;
      if (current === used) current = undefined;
      close();
    }
    const again = await connection();
    return work(again.store);
  }

  const { store: first } = await connection();
  return {
    isLasting: first.isLasting,
    isWhole: first.isWhole,
    addAnswers: (...given) => through((store) => store.addAnswers(...given)),
    unsentAnswers: (...given) => through((store) => store.unsentAnswers(...given)),
    countUnsent: (...given) => through((store) => store.countUnsent(...given)),
    noteAttempt: (...given) => through((store) => store.noteAttempt(...given)),
    removeAnswers: (...given) => through((store) => store.removeAnswers(...given)),
    keepSession: (...given) => through((store) => store.keepSession(...given)),
    keptSession: (...given) => through((store) => store.keptSession(...given)),
    markAnswered: (...given) => through((store) => store.markAnswered(...given)),
    forgetSession: (...given) => through((store) => store.forgetSession(...given)),
    savePrefetched: (...given) => through((store) => store.savePrefetched(...given)),
    prefetchedSession: (...given) => through((store) => store.prefetchedSession(...given)),
    clearPrefetched: () => through((store) => store.clearPrefetched()),
    clearSessions: (...given) => through((store) => store.clearSessions(...given)),
    saveSubmitToken: (...given) => through((store) => store.saveSubmitToken(...given)),
    submitTokens: (...given) => through((store) => store.submitTokens(...given)),
    deleteSubmitToken: (...given) => through((store) => store.deleteSubmitToken(...given)),
    keepDraft: (...given) => through((store) => store.keepDraft(...given)),
    takeLease: (...given) => through((store) => store.takeLease(...given)),
    dropLease: (...given) => through((store) => store.dropLease(...given)),
  };
}
