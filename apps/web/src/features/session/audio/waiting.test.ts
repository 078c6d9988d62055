import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "./waiting.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a wait ends with its time, and leaves nothing at the signal that many waits share", async () => {
  const { signal } = new AbortController();
  const waits = Promise.all([waitFor(100, signal), waitFor(200, signal)]);
  expect(getEventListeners(signal, "abort")).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  await waits;
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("a wait ends at once with its signal, and its timer with it", async () => {
  const leaving = new AbortController();
  const wait = waitFor(60_000, leaving.signal);
  leaving.abort();
  await wait;
  expect(vi.getTimerCount()).toBe(0);
});
