import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playInTurn } from "./play-in-turn.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(words: readonly string[], sayMs = 0) {
  const ending = new AbortController();
  const shown: (number | undefined)[] = [];
  const said: (string | undefined)[] = [];
  const done = playInTurn({
    count: words.length,
    stepMs: 1_000,
    signal: ending.signal,
    show: (index) => shown.push(index),
    say: (index) => {
      said.push(words[index]);
      return new Promise((resolve) => setTimeout(resolve, sayMs));
    },
    quiet: () => Promise.resolve(),
  });
  return { done, ending, shown, said };
}

test("each is shown and said once, with nothing in between", async () => {
  const { done, shown, said } = watch(["key", "cup", "key"]);
  await vi.runAllTimersAsync();
  await done;
  expect(said).toEqual(["key", "cup", "key"]);
  expect(shown).toEqual([0, undefined, 1, undefined, 2, undefined]);
});

test("a long word is heard out before the next one shows", async () => {
  const { shown } = watch(["umbrella", "cup"], 3_000);
  await vi.advanceTimersByTimeAsync(500 + 2_900);
  expect(shown).toEqual([0]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual([0, undefined, 1]);
});

test("leaving ends it: nothing is shown or said anymore", async () => {
  const { done, ending, shown, said } = watch(["key", "cup", "book"]);
  await vi.advanceTimersByTimeAsync(600);
  ending.abort();
  await vi.runAllTimersAsync();
  await done;
  expect(said).toEqual(["key"]);
  expect(shown).toEqual([0, undefined]);
});

test("where a word is silenced, all of it starts again once that is over", async () => {
  const said: number[] = [];
  let isOver = false;
  const done = playInTurn({
    count: 2,
    stepMs: 1_000,
    signal: new AbortController().signal,
    show: () => undefined,
    say: (index) => Promise.resolve(said.push(index) !== 2),
    quiet: () =>
      new Promise((resolve) =>
        setTimeout(() => {
          isOver = true;
          resolve();
        }, 5_000),
      ),
  });
  await vi.advanceTimersByTimeAsync(6_000);
  expect([said, isOver]).toEqual([[0, 1], false]);
  await vi.runAllTimersAsync();
  await done;
  expect(said).toEqual([0, 1, 0, 1]);
});
