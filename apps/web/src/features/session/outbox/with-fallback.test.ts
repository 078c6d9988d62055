import type { TaskResult, TherapySession } from "@regain/contract/entities/session";
import { expect, test } from "vitest";
import { unansweredTasks } from "../api/stored-session-state.ts";
import { memoryStore } from "./memory-store.ts";
import type { StoredSession } from "./practice-store.ts";
import { withFallback } from "./with-fallback.ts";

const answer = (uuid: string) =>
  ({ uuid, taskId: `task of ${uuid}`, patientId: "rosa", sendAttempts: 0 }) as TaskResult;

/** A session of tasks with these answers. */
const session = (sessionId: string, ...uuids: string[]): StoredSession => ({
  session: {
    sessionId,
    tasks: uuids.map((uuid) => ({ taskId: `task of ${uuid}` })),
    answeredTaskIds: [],
  } as unknown as TherapySession,
  clockOffsetMs: 0,
  answeredTaskIds: [],
  draft: undefined,
});

/** A device that can fill up, and then takes nothing more. */
function device() {
  const kept = memoryStore();
  let isFull = false;
  const unlessFull =
    <Given extends readonly unknown[]>(write: (...given: Given) => Promise<void>) =>
    (...given: Given): Promise<void> =>
      isFull ? Promise.reject(new DOMException("full", "QuotaExceededError")) : write(...given);
  return {
    kept,
    store: withFallback(
      {
        ...kept,
        isLasting: true,
        addAnswers: unlessFull(kept.addAnswers),
        keepSession: unlessFull(kept.keepSession),
        keepDraft: unlessFull(kept.keepDraft),
      },
      memoryStore(),
    ),
    fillUp: () => (isFull = true),
  };
}

test("a device that fills up during practice loses no answer", async () => {
  const { store, fillUp } = device();
  await store.addAnswers("rosa", [answer("first")]);
  expect(store.isLasting).toBe(true);
  fillUp();
  await store.addAnswers("rosa", [answer("second")]);
  expect(store.isLasting).toBe(false);

  expect(await store.countUnsent("rosa")).toBe(2);
  await store.noteAttempt(["first", "second"]);
  const unsent = await store.unsentAnswers("rosa", 20);
  expect(unsent.map(({ uuid, sendAttempts }) => [uuid, sendAttempts])).toEqual([
    ["first", 1],
    ["second", 1],
  ]);
  await store.removeAnswers(["first", "second"]);
  expect(await store.countUnsent("rosa")).toBe(0);
});

test("nor does what was answered then come again, and the open item goes on", async () => {
  const { kept, store, fillUp } = device();
  // The page was reloaded: the session is there from before.
  await kept.keepSession("rosa", session("today", "first", "second", "third", "fourth"));
  await store.keptSession("rosa");
  await store.addAnswers("rosa", [answer("first")]);
  fillUp();
  await store.addAnswers("rosa", [answer("second")]);
  await store.removeAnswers(["first", "second"]);
  const draft = { taskId: "task of third", events: [], reachedAt: 900 };
  await store.keepDraft("rosa", draft);

  const left = await store.keptSession("rosa");
  expect(left && unansweredTasks(left).map(({ taskId }) => taskId)).toEqual([
    "task of third",
    "task of fourth",
  ]);
  expect(left?.draft).toEqual(draft);
});

test("a session that a full device cannot keep is gone on with, not the one before", async () => {
  const { store, fillUp } = device();
  await store.keepSession("rosa", session("yesterday", "first"));
  fillUp();
  await store.keepSession("rosa", session("today", "second"));
  const keptId = async () => (await store.keptSession("rosa"))?.session.sessionId;
  expect(await keptId()).toBe("today");
  await store.forgetSession("rosa", "yesterday");
  expect(await keptId()).toBe("today");
});

test("a log-out leaves no session of a full device, and the token that sends what only the page holds", async () => {
  const { store, kept, fillUp } = device();
  const token = (sessionId: string) => ({
    sessionId,
    patientId: "rosa",
    token: "rgns_",
    until: 10,
  });
  await store.saveSubmitToken(token("monday"), 1);
  await store.saveSubmitToken(token("sunday"), 1);
  fillUp();
  await store.keepSession("rosa", session("monday", "first", "second"));
  await store.addAnswers("rosa", [{ ...answer("first"), sessionId: "monday" }]);
  await store.clearSessions();
  expect(await store.keptSession("rosa")).toBeUndefined();
  expect(await store.submitTokens("rosa")).toEqual([token("monday")]);
  expect(await kept.submitTokens("rosa"), "on the device too").toEqual([token("monday")]);
  expect(await store.countUnsent("rosa")).toBe(1);
});
