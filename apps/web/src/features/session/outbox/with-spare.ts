import type { PracticeStore } from "./practice-store.ts";

/** Tries the first; where it fails (a full disk, a withdrawn permission), the second does the same. */
async function either(first: () => Promise<void>, second: () => Promise<void>): Promise<void> {
  try {
    await first();
  } catch {
    await second();
  }
}

/**
 * A store that goes on when the device stops keeping things: what cannot be written to `store` is held in `spare`
 * until it is sent.
 */
export function withSpare(store: PracticeStore, spare: PracticeStore): PracticeStore {
  let usesSpare = false;
  const orSpare = (write: (to: PracticeStore) => Promise<void>) =>
    either(
      () => write(store),
      () => {
        usesSpare = true;
        return write(spare);
      },
    );
  const inBoth = async (write: (to: PracticeStore) => Promise<void>) => {
    await write(store);
    if (usesSpare) await write(spare);
  };

  return {
    ...store,
    get isLasting() {
      return store.isLasting && !usesSpare;
    },
    addAnswers: (patientId, results) => orSpare((to) => to.addAnswers(patientId, results)),
    keepSession: (patientId, kept) => orSpare((to) => to.keepSession(patientId, kept)),
    keepDraft: (patientId, draft) => orSpare((to) => to.keepDraft(patientId, draft)),
    async unsentAnswers(patientId, limit) {
      const first = await store.unsentAnswers(patientId, limit);
      const rest = await spare.unsentAnswers(patientId, limit - first.length);
      return [...first, ...rest];
    },
    countUnsent: async (patientId) =>
      (await store.countUnsent(patientId)) + (await spare.countUnsent(patientId)),
    // A device that is full may still delete; one that refuses all is asked again with the next batch.
    noteAttempt: (uuids) =>
      either(
        () => inBoth((to) => to.noteAttempt(uuids)),
        () => spare.noteAttempt(uuids),
      ),
    removeAnswers: (uuids) => inBoth((to) => to.removeAnswers(uuids)),
  };
}
