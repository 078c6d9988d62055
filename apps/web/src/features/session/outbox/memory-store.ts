import type { TaskResult } from "@regain/contract/entities/session";
import {
  hasOpen,
  type StoredSession,
  type PracticeStore,
  type PrefetchedSession,
  type SubmitToken,
  replacesPrefetched,
  withAnswered,
} from "./practice-store.ts";

/** Keeps practice for as long as the page is open: for browsers that keep nothing. */
export function memoryStore(): PracticeStore {
  const answers = new Map<string, TaskResult>();
  const sessions = new Map<string, StoredSession>();
  const aheads = new Map<string, PrefetchedSession>();
  const submitTokens = new Map<string, SubmitToken>();
  const leases = new Map<string, { holder: string; until: number }>();
  const unsentOf = (patientId: string) =>
    [...answers.values()].filter((answer) => answer.patientId === patientId);

  return {
    isLasting: false,
    isWhole: true,
    async addAnswers(patientId, results) {
      for (const result of results) if (!answers.has(result.uuid)) answers.set(result.uuid, result);
      const kept = sessions.get(patientId);
      const taskIds = results.map(({ taskId }) => taskId);
      if (kept) sessions.set(patientId, withAnswered(kept, taskIds));
    },
    unsentAnswers: async (patientId, limit) => unsentOf(patientId).slice(0, limit),
    countUnsent: async (patientId) => unsentOf(patientId).length,
    async noteAttempt(uuids) {
      for (const uuid of uuids) {
        const answer = answers.get(uuid);
        if (answer) answers.set(uuid, { ...answer, sendAttempts: answer.sendAttempts + 1 });
      }
    },
    async removeAnswers(uuids) {
      for (const uuid of uuids) answers.delete(uuid);
    },
    async keepSession(patientId, kept, isWanted = () => true) {
      if (!isWanted()) return;
      sessions.set(patientId, kept);
      if (replacesPrefetched(kept)) aheads.delete(patientId);
    },
    keptSession: async (patientId) => sessions.get(patientId),
    async markAnswered(patientId, taskIds) {
      const kept = sessions.get(patientId);
      if (kept) sessions.set(patientId, withAnswered(kept, taskIds));
    },
    async forgetSession(patientId, sessionId) {
      if (sessions.get(patientId)?.session.sessionId === sessionId) sessions.delete(patientId);
    },
    async savePrefetched(patientId, prefetched, isWanted = () => true) {
      const open = sessions.get(patientId);
      const isOpen = open?.session.sessionId === prefetched.session.sessionId;
      if (!isOpen && isWanted()) aheads.set(patientId, prefetched);
    },
    prefetchedSession: async (patientId) => aheads.get(patientId),
    async clearPrefetched() {
      for (const { session } of aheads.values()) submitTokens.delete(session.sessionId);
      aheads.clear();
    },
    async clearSessions(unsent = []) {
      const waiting = new Set([
        ...unsent,
        ...[...answers.values()].map(({ sessionId }) => sessionId),
      ]);
      for (const sessionId of submitTokens.keys())
        if (!waiting.has(sessionId)) submitTokens.delete(sessionId);
      aheads.clear();
      sessions.clear();
    },
    async saveSubmitToken(submitToken, now) {
      for (const { sessionId, until } of submitTokens.values())
        if (until <= now) submitTokens.delete(sessionId);
      submitTokens.set(submitToken.sessionId, submitToken);
    },
    submitTokens: async (patientId) =>
      [...submitTokens.values()].filter((submitToken) => submitToken.patientId === patientId),
    deleteSubmitToken: async (sessionId) => void submitTokens.delete(sessionId),
    async keepDraft(patientId, draft) {
      const kept = sessions.get(patientId);
      if (kept && hasOpen(kept, draft)) sessions.set(patientId, { ...kept, draft });
    },
    async takeLease(name, holder, now, until) {
      const lease = leases.get(name);
      if (lease && lease.holder !== holder && lease.until > now) return false;
      leases.set(name, { holder, until });
      return true;
    },
    async dropLease(name, holder) {
      if (leases.get(name)?.holder === holder) leases.delete(name);
    },
  };
}
