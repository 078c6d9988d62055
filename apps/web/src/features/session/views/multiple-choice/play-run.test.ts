import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playRun } from "./play-run.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = { showMs: 500, answerMs: 1_500, gapMs: 400 };

function start(count: number, again: readonly number[] = []) {
  const began = Date.now();
  const ending = new AbortController();
  const log: string[] = [];
  let at = 0;
  const note = (what: string) => log.push(`${Date.now() - began} ${what}`);
  const done = playRun({
    pace,
    signal: ending.signal,
    again,
    next: () => (at < count ? at + 1 : undefined),
    show: async (question) => void note(`show ${question}`),
    open: (question) => note(`open ${question}`),
    hide: () => note("hide"),
    close(question) {
      note(`close ${question}`);
      at += 1;
    },
  });
  return { done, ending, log };
}

test("questions come by themselves, each for its time, with an empty gap before each", async () => {
  const { done, log } = start(2);
  await vi.runAllTimersAsync();
  await done;
  expect(log).toEqual([
    "400 show 1",
    "400 open 1",
    "900 hide",
    "1900 close 1",
    "2300 show 2",
    "2300 open 2",
    "2800 hide",
    "3800 close 2",
  ]);
});

test("a pause ends it at once, and the question that was on is not over", async () => {
  const { done, ending, log } = start(3);
  await vi.advanceTimersByTimeAsync(400 + 200);
  ending.abort();
  await vi.runAllTimersAsync();
  await done;
  expect(log.filter((line) => line.includes("close"))).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("those that the first question is compared with come before it, in the same rhythm, and are not asked", async () => {
  const { done, log } = start(1, [-1, 0]);
  await vi.runAllTimersAsync();
  await done;
  expect(log).toEqual([
    "400 show -1",
    "900 hide",
    "2300 show 0",
    "2800 hide",
    "4200 show 1",
    "4200 open 1",
    "4700 hide",
    "5700 close 1",
  ]);
});
