import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearAccessToken, saveAccessToken } from "../../../lib/access-token.ts";
import { makeSession } from "../engine/session.fixture.ts";
import { memoryStore } from "../outbox/memory-store.ts";
import { prefetchNextSession } from "./prefetch-next-session.ts";

const next = { ...makeSession([26]), serverTime: "2026-11-20T09:00:00.000Z" };
const prefetched = {
  session: next,
  submitToken: "rgns_",
  submitUntil: "2026-12-20T09:00:00.000Z",
  startUntil: "2026-11-27T09:00:00.000Z",
};

beforeEach(() => {
  saveAccessToken("rgn_rosa");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(prefetched)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearAccessToken();
});

test("the next session is put aside with its permit", async () => {
  const store = memoryStore();
  await prefetchNextSession(store, "rosa", new AbortController().signal);
  expect((await store.prefetchedSession("rosa"))?.session.sessionId).toBe(next.sessionId);
  expect(await store.submitTokens("rosa")).toHaveLength(1);
});

test("a log-out while it was on its way leaves nothing on the device", async () => {
  const store = memoryStore();
  vi.stubGlobal("fetch", async () => {
    clearAccessToken();
    await store.clearPrefetched();
    return Response.json(prefetched);
  });
  await prefetchNextSession(store, "rosa", new AbortController().signal);
  expect(await store.prefetchedSession("rosa")).toBeUndefined();
  expect(await store.submitTokens("rosa")).toEqual([]);
});

test.each([
  ["a log-out", () => clearAccessToken()],
  ["somebody else's sign-in", () => saveAccessToken("rgn_sam")],
])("%s at the last moment is seen in the writing itself", async (_, leave) => {
  const store = memoryStore();
  const reading = store.unsentAnswers;
  store.unsentAnswers = async (...given) => {
    leave();
    await store.clearPrefetched();
    return reading(...given);
  };
  await prefetchNextSession(store, "rosa", new AbortController().signal);
  expect(await store.prefetchedSession("rosa")).toBeUndefined();
});

test("what is not wanted anymore when it comes is not kept", async () => {
  const store = memoryStore();
  const leaving = new AbortController();
  const reading = store.keptSession;
  store.keptSession = (...given) => {
    leaving.abort();
    return reading(...given);
  };
  await prefetchNextSession(store, "rosa", leaving.signal);
  expect(await store.prefetchedSession("rosa")).toBeUndefined();
});
