import { type StoredSession, type PracticeStore, withAnswered } from "./practice-store.ts";

/** More answers than ever wait anywhere. */
const all = 100_000;

/** The session as the store has it, plus what only this page knows to be answered, and the item it has begun. */
function joinSpare(kept: StoredSession, { answeredTaskIds, draft }: StoredSession): StoredSession {
  const answered = [...kept.answeredTaskIds, ...answeredTaskIds];
  return withAnswered({ ...kept, draft: draft ?? kept.draft }, answered);
}

/**
 * A store that keeps working when the device stops storing things (a full disk, a withdrawn permission, a
 * connection that does not come back): what this page keeps is held in `spare` as well, until it is sent, and
 * read from there.
 */
export function withFallback(store: PracticeStore, spare: PracticeStore): PracticeStore {
  /** Something could not be written to the store. */
  let usesSpare = false;
  /** The store did not answer when it was last asked. */
  let isOut = false;
  /** Answers that only the spare holds, and the sessions they belong to. */
  const onlySpare = new Map<string, string>();
  /** Patients whose open session only the spare holds. */
  const onlySpareSession = new Set<string>();
  /** Answers that are done with, but that the store failed to remove. */
  const done = new Set<string>();

  /** Asks the store, or the spare if the store does not answer. */
  async function ask<Value>(question: (of: PracticeStore) => Promise<Value>): Promise<Value> {
    try {
      const found = await question(store);
      isOut = false;
      return found;
    } catch {
      isOut = true;
      return question(spare);
    }
  }

  /** Writes to both; returns whether the store took it. */
  async function write(change: (to: PracticeStore) => Promise<void>): Promise<boolean> {
    await change(spare);
    try {
      await change(store);
      return true;
    } catch {
      return false;
    }
  }

  async function keep(change: (to: PracticeStore) => Promise<void>): Promise<boolean> {
    const isTaken = await write(change);
    usesSpare ||= !isTaken;
    return isTaken;
  }

  /** What is opened from the store is copied to the spare, so that later changes are in both. */
  async function keptSession(patientId: string): Promise<StoredSession | undefined> {
    const here = await spare.keptSession(patientId);
    if (here && onlySpareSession.has(patientId)) return here;
    const kept = await ask((of) => of.keptSession(patientId));
    if (kept && kept.session.sessionId === here?.session.sessionId)
      return usesSpare ? joinSpare(kept, here) : kept;
    if (kept) await spare.keepSession(patientId, kept);
    return kept;
  }

  async function unsentAnswers(patientId: string, limit: number) {
    const kept = await ask((of) => of.unsentAnswers(patientId, limit + done.size));
    const first = kept.filter(({ uuid }) => !done.has(uuid));
    const known = new Set(first.map(({ uuid }) => uuid));
    const rest = (await spare.unsentAnswers(patientId, all)).filter(
      ({ uuid }) => onlySpare.has(uuid) && !known.has(uuid),
    );
    return [...first, ...rest].slice(0, limit);
  }

  return {
    ...store,
    get isLasting() {
      return store.isLasting && !usesSpare && !isOut;
    },
    get isWhole() {
      return store.isWhole && !isOut;
    },
    async addAnswers(patientId, results) {
      if (await keep((to) => to.addAnswers(patientId, results))) return;
      for (const { uuid, sessionId } of results) onlySpare.set(uuid, sessionId);
    },
    unsentAnswers,
    async countUnsent(patientId) {
      if (onlySpare.size + done.size === 0) return ask((of) => of.countUnsent(patientId));
      const unsent = await unsentAnswers(patientId, all);
      return unsent.length;
    },
    noteAttempt: async (uuids) => void (await write((to) => to.noteAttempt(uuids))),
    async removeAnswers(uuids) {
      for (const uuid of uuids) done.add(uuid);
      const gone = [...done];
      const isRemoved = await write((from) => from.removeAnswers(gone));
      for (const uuid of uuids) onlySpare.delete(uuid);
      if (isRemoved) for (const uuid of gone) done.delete(uuid);
    },
    async keepSession(patientId, kept, isWanted) {
      if (await keep((to) => to.keepSession(patientId, kept, isWanted)))
        onlySpareSession.delete(patientId);
      else onlySpareSession.add(patientId);
    },
    keptSession,
    markAnswered: async (patientId, taskIds) =>
      void (await keep((to) => to.markAnswered(patientId, taskIds))),
    async forgetSession(patientId, sessionId) {
      const here = await spare.keptSession(patientId);
      if (here?.session.sessionId === sessionId) onlySpareSession.delete(patientId);
      await write((from) => from.forgetSession(patientId, sessionId));
    },
    async clearSessions(unsent = []) {
      onlySpareSession.clear();
      const waiting = [...unsent, ...onlySpare.values()];
      await write((from) => from.clearSessions(waiting));
    },
    // A prefetched session is in the store or nowhere: a sign-out in another tab removes it there.
    prefetchedSession: (patientId) => ask((of) => of.prefetchedSession(patientId)),
    saveSubmitToken: async (submitToken, now) =>
      void (await keep((to) => to.saveSubmitToken(submitToken, now))),
    submitTokens: (patientId) => ask((of) => of.submitTokens(patientId)),
    async deleteSubmitToken(sessionId) {
      await spare.deleteSubmitToken(sessionId);
      await store.deleteSubmitToken(sessionId);
    },
    keepDraft: async (patientId, draft) =>
      void (await keep((to) => to.keepDraft(patientId, draft))),
    takeLease: (...given) => ask((of) => of.takeLease(...given)),
    dropLease: (...given) => ask((of) => of.dropLease(...given)),
  };
}
