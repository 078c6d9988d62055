import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playSequence } from "./play-sequence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(itemIds: readonly string[], sayMs = 0) {
  const ending = new AbortController();
  const shown: (number | undefined)[] = [];
  const said: string[] = [];
  const done = playSequence({
    itemIds,
    stepMs: 1_000,
    signal: ending.signal,
    show: (index) => shown.push(index),
    say: (id) => {
      said.push(id);
      return new Promise((resolve) => setTimeout(resolve, sayMs));
    },
  });
  return { done, ending, shown, said };
}

test("each item is lit and said once, dark in between", async () => {
  const { done, shown, said } = watch(["key", "cup", "key"]);
  await vi.runAllTimersAsync();
  await done;
  expect(said).toEqual(["key", "cup", "key"]);
  expect(shown).toEqual([0, undefined, 1, undefined, 2, undefined]);
});

test("a long word is heard out before the next item lights up", async () => {
  const { shown } = watch(["umbrella", "cup"], 3_000);
  await vi.advanceTimersByTimeAsync(500 + 2_900);
  expect(shown).toEqual([0]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual([0, undefined, 1]);
});

test("leaving the item ends it: nothing lights up or is said any more", async () => {
  const { done, ending, shown, said } = watch(["key", "cup", "book"]);
  await vi.advanceTimersByTimeAsync(600);
  ending.abort();
  await vi.runAllTimersAsync();
  await done;
  expect(said).toEqual(["key"]);
  expect(shown).toEqual([0, undefined]);
});
