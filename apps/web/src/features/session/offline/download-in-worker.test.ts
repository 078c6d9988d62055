import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { downloadInWorker } from "./download-in-worker.ts";

/** Stands in for the thread: says what the test tells it to. */
class Thread extends EventTarget {
  static latest: Thread | undefined;
  heard: unknown;
  hasEnded = false;
  constructor() {
    super();
    Thread.latest = this;
  }
  postMessage(order: unknown): void {
    this.heard = order;
  }
  terminate(): void {
    this.hasEnded = true;
  }
}

beforeEach(() => {
  Thread.latest = undefined;
  vi.stubGlobal("Worker", Thread);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const order = { wanted: ["/content/a.svg", "/content/own/b.jpg"], files: ["/content/a.svg"] };

function begin() {
  const leaving = new AbortController();
  const done = downloadInWorker(order, leaving.signal);
  return { leaving, done, thread: Thread.latest! };
}

test.each([true, false])("the thread's word counts (%s), and it ends with it", async (isDone) => {
  const { done, thread, leaving } = begin();
  expect(thread.heard).toEqual(order);
  thread.dispatchEvent(new MessageEvent("message", { data: isDone }));
  expect(await done).toBe(isDone);
  expect(thread.hasEnded).toBe(true);
  expect(getEventListeners(leaving.signal, "abort"), "nothing stays behind").toEqual([]);
});

test("a thread that cannot be had is tried again", async () => {
  const { done, thread } = begin();
  thread.dispatchEvent(new Event("error"));
  expect(await done).toBe(false);
});

test("who leaves ends it at once, and it is not tried again", async () => {
  const { leaving, done, thread } = begin();
  leaving.abort();
  expect(await done).toBe(true);
  expect(thread.hasEnded).toBe(true);
});
