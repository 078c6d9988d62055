import type { TaskResult } from "@regain/contract/entities/session";
import { expect, test } from "vitest";
import { makeSession } from "../engine/session.fixture.ts";
import { memoryStore } from "./memory-store.ts";
import type { StoredSession, PrefetchedSession, SubmitToken } from "./practice-store.ts";

const session = makeSession([26]);
const kept: StoredSession = { session, clockOffsetMs: 0, answeredTaskIds: [], draft: undefined };
const next: PrefetchedSession = {
  ...kept,
  session: { ...session, sessionId: "next" },
  putAsideAt: 1,
  startUntil: 8,
};
const answer = {
  uuid: "first",
  sessionId: session.sessionId,
  patientId: "rosa",
  taskId: session.tasks[0]!.taskId,
} as TaskResult;
const submitToken = (sessionId: string, patientId: string, until: number): SubmitToken => ({
  sessionId,
  patientId,
  token: "rgns_",
  until,
});

test("what is put aside waits beside a choice of one's own, and gives way to homework", async () => {
  const store = memoryStore();
  await store.savePrefetched("rosa", next);
  await store.keepSession("rosa", { ...kept, session: { ...session, kind: "SELF_GUIDED" } });
  expect(await store.prefetchedSession("rosa")).toBe(next);
  expect(await store.prefetchedSession("sam")).toBeUndefined();
  await store.keepSession("rosa", kept);
  expect(await store.prefetchedSession("rosa")).toBeUndefined();
});

test("the session that is open is not put aside as well", async () => {
  const store = memoryStore();
  await store.keepSession("rosa", kept);
  await store.savePrefetched("rosa", { ...next, session });
  expect(await store.prefetchedSession("rosa")).toBeUndefined();
  await store.savePrefetched("rosa", next);
  expect(await store.prefetchedSession("rosa")).toBe(next);
});

test("one tab finishes its session, and the other's stays with what is done of it", async () => {
  const store = memoryStore();
  const [first, second] = session.tasks.map(({ taskId }) => taskId);
  const draft = (taskId: string) => ({ taskId, events: [], reachedAt: 0 });
  await store.keepSession("rosa", kept);
  await store.forgetSession("rosa", "the other tab's");
  await store.keepDraft("rosa", draft("a task of the other tab's"));
  expect(await store.keptSession("rosa")).toEqual(kept);
  await store.keepDraft("rosa", draft(second!));
  expect((await store.keptSession("rosa"))?.draft?.taskId).toBe(second);
  await store.markAnswered("rosa", [first!]);
  expect((await store.keptSession("rosa"))?.answeredTaskIds).toEqual([first]);
  await store.forgetSession("rosa", session.sessionId);
  expect(await store.keptSession("rosa")).toBeUndefined();
});

test("who leaves the device leaves nothing on it that could be begun, and all that is to be sent", async () => {
  const store = memoryStore();
  await store.savePrefetched("rosa", next);
  const begun = submitToken("monday", "rosa", 10);
  await store.saveSubmitToken(begun, 1);
  await store.saveSubmitToken(submitToken(next.session.sessionId, "rosa", 10), 1);
  await store.clearPrefetched();
  expect(await store.prefetchedSession("rosa")).toBeUndefined();
  expect(await store.submitTokens("rosa")).toEqual([begun]);
});

test("who logs out leaves no practice on the device, and only what sends their answers", async () => {
  const store = memoryStore();
  await store.keepSession("rosa", kept);
  await store.savePrefetched("sam", next);
  await store.saveSubmitToken(submitToken(session.sessionId, "rosa", 10), 1);
  await store.saveSubmitToken(submitToken(next.session.sessionId, "sam", 10), 1);
  await store.addAnswers("rosa", [answer]);
  await store.clearSessions();
  expect(await store.keptSession("rosa")).toBeUndefined();
  expect(await store.prefetchedSession("sam")).toBeUndefined();
  expect(await store.unsentAnswers("rosa", 10)).toEqual([answer]);
  expect(await store.submitTokens("rosa")).toHaveLength(1);
  expect(await store.submitTokens("sam")).toEqual([]);
  await store.removeAnswers([answer.uuid]);
  await store.clearSessions();
  expect(await store.submitTokens("rosa")).toEqual([]);
});

test("a session that is opened while somebody logs out is not kept", async () => {
  const store = memoryStore();
  await store.keepSession("rosa", kept, () => false);
  expect(await store.keptSession("rosa")).toBeUndefined();
});

test("permits are kept by patient, and those that have ended go when another comes", async () => {
  const store = memoryStore();
  await store.saveSubmitToken(submitToken("monday", "rosa", 10), 1);
  await store.saveSubmitToken(submitToken("tuesday", "rosa", 20), 1);
  await store.saveSubmitToken(submitToken("his", "sam", 30), 10);
  const ofRosa = async () => (await store.submitTokens("rosa")).map(({ sessionId }) => sessionId);
  expect(await ofRosa()).toEqual(["tuesday"]);
  await store.deleteSubmitToken("tuesday");
  expect(await ofRosa()).toEqual([]);
  expect(await store.submitTokens("sam")).toHaveLength(1);
});
