import type { TaskResult } from "@regain/contract/entities/session";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import {
  hasOpen,
  type StoredSession,
  type PracticeStore,
  type PrefetchedSession,
  type SubmitToken,
  replacesPrefetched,
  withAnswered,
} from "./practice-store.ts";
import { type Connection, reconnecting } from "./reconnecting.ts";

interface Schema extends DBSchema {
  /** `order` rises with each answer kept, so that they are sent in the order they were given. */
  answers: {
    key: number;
    value: { order?: number; uuid: string; patientId: string; result: TaskResult };
    indexes: { patient: string; uuid: string };
  };
  sessions: { key: string; value: StoredSession };
  aheads: { key: string; value: PrefetchedSession };
  permits: { key: string; value: SubmitToken; indexes: { patient: string } };
  leases: { key: string; value: { holder: string; until: number } };
}

const name = "regain-practice";

function createFirst(db: IDBPDatabase<Schema>): void {
  const answers = db.createObjectStore("answers", { keyPath: "order", autoIncrement: true });
  answers.createIndex("patient", "patientId");
  answers.createIndex("uuid", "uuid", { unique: true });
  db.createObjectStore("sessions");
  db.createObjectStore("leases");
}

/** Since version 2: prefetched sessions, and the submit tokens to send their answers. */
function createAhead(db: IDBPDatabase<Schema>): void {
  db.createObjectStore("aheads");
  const permits = db.createObjectStore("permits", { keyPath: "sessionId" });
  permits.createIndex("patient", "patientId");
}

async function connect(ended: () => void): Promise<Connection> {
  const db = await openDB<Schema>(name, 2, {
    upgrade(older, from) {
      if (from < 1) createFirst(older);
      if (from < 2) createAhead(older);
    },
    // Another tab with a newer version of the app must not wait for this one.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      ended();
    },
    terminated: ended,
  });
  return { store: storeOn(db), close: () => db.close() };
}

/** @throws if the browser has no IndexedDB or refuses it, as in some private windows */
export const openIndexedDbStore = (): Promise<PracticeStore> => reconnecting(connect);

function storeOn(db: IDBPDatabase<Schema>): PracticeStore {
  async function changeAnswers(
    uuids: readonly string[],
    change: (row: Schema["answers"]["value"]) => Schema["answers"]["value"] | undefined,
  ): Promise<void> {
    const trx = db.transaction("answers", "readwrite");
    for (const uuid of uuids) {
      const cursor = await trx.store.index("uuid").openCursor(uuid);
      const changed = cursor && change(cursor.value);
      if (changed) await cursor.update(changed);
      else await cursor?.delete();
    }
    await trx.done;
  }

  return {
    isLasting: true,
    isWhole: true,

    async addAnswers(patientId, results) {
      const trx = db.transaction(["answers", "sessions"], "readwrite", { durability: "strict" });
      const answers = trx.objectStore("answers");
      const sessions = trx.objectStore("sessions");
      for (const result of results)
        if (!(await answers.index("uuid").getKey(result.uuid)))
          await answers.add({ uuid: result.uuid, patientId, result });
      const kept = await sessions.get(patientId);
      const taskIds = results.map(({ taskId }) => taskId);
      if (kept) await sessions.put(withAnswered(kept, taskIds), patientId);
      await trx.done;
    },

    async unsentAnswers(patientId, limit) {
      const rows = await db.getAllFromIndex("answers", "patient", patientId, limit);
      return rows.map(({ result }) => result);
    },

    countUnsent: (patientId) => db.countFromIndex("answers", "patient", patientId),

    noteAttempt: (uuids) =>
      changeAnswers(uuids, (row) => ({
        ...row,
        result: { ...row.result, sendAttempts: row.result.sendAttempts + 1 },
      })),

    removeAnswers: (uuids) => changeAnswers(uuids, () => undefined),

    async keepSession(patientId, kept, isWanted = () => true) {
      const trx = db.transaction(["sessions", "aheads"], "readwrite");
      if (isWanted()) {
        await trx.objectStore("sessions").put(kept, patientId);
        if (replacesPrefetched(kept)) await trx.objectStore("aheads").delete(patientId);
      }
      await trx.done;
    },

    keptSession: (patientId) => db.get("sessions", patientId),

    async markAnswered(patientId, taskIds) {
      const trx = db.transaction("sessions", "readwrite");
      const kept = await trx.store.get(patientId);
      if (kept) await trx.store.put(withAnswered(kept, taskIds), patientId);
      await trx.done;
    },

    async forgetSession(patientId, sessionId) {
      const trx = db.transaction("sessions", "readwrite");
      const kept = await trx.store.get(patientId);
      if (kept?.session.sessionId === sessionId) await trx.store.delete(patientId);
      await trx.done;
    },

    async savePrefetched(patientId, prefetched, isWanted = () => true) {
      const trx = db.transaction(["sessions", "aheads"], "readwrite");
      const open = await trx.objectStore("sessions").get(patientId);
      const isOpen = open?.session.sessionId === prefetched.session.sessionId;
      if (!isOpen && isWanted()) await trx.objectStore("aheads").put(prefetched, patientId);
      await trx.done;
    },

    prefetchedSession: (patientId) => db.get("aheads", patientId),
    async clearPrefetched() {
      const trx = db.transaction(["aheads", "permits"], "readwrite");
      const aheads = trx.objectStore("aheads");
      for (const { session } of await aheads.getAll())
        await trx.objectStore("permits").delete(session.sessionId);
      await aheads.clear();
      await trx.done;
    },

    async clearSessions(unsent = []) {
      const trx = db.transaction(["answers", "sessions", "aheads", "permits"], "readwrite");
      const rows = await trx.objectStore("answers").getAll();
      const waiting = new Set([...unsent, ...rows.map(({ result }) => result.sessionId)]);
      const permits = trx.objectStore("permits");
      for (const sessionId of await permits.getAllKeys())
        if (!waiting.has(sessionId)) await permits.delete(sessionId);
      await trx.objectStore("aheads").clear();
      await trx.objectStore("sessions").clear();
      await trx.done;
    },

    async saveSubmitToken(submitToken, now) {
      const trx = db.transaction("permits", "readwrite");
      for (const { sessionId, until } of await trx.store.getAll())
        if (until <= now) await trx.store.delete(sessionId);
      await trx.store.put(submitToken);
      await trx.done;
    },

    submitTokens: (patientId) => db.getAllFromIndex("permits", "patient", patientId),
    deleteSubmitToken: (sessionId) => db.delete("permits", sessionId),

    async keepDraft(patientId, draft) {
      const trx = db.transaction("sessions", "readwrite");
      const kept = await trx.store.get(patientId);
      if (kept && hasOpen(kept, draft)) await trx.store.put({ ...kept, draft }, patientId);
      await trx.done;
    },

    async takeLease(lease, holder, now, until) {
      const trx = db.transaction("leases", "readwrite");
      const held = await trx.store.get(lease);
      const isFree = !held || held.holder === holder || held.until <= now;
      if (isFree) await trx.store.put({ holder, until }, lease);
      await trx.done;
      return isFree;
    },

    async dropLease(lease, holder) {
      const trx = db.transaction("leases", "readwrite");
      if ((await trx.store.get(lease))?.holder === holder) await trx.store.delete(lease);
      await trx.done;
    },
  };
}
