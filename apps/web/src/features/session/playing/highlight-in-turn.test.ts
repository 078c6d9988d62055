import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { itemClock } from "../engine/clock.ts";
import { highlightInTurn } from "./highlight-in-turn.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const clock = itemClock(Date.now);
  const leaving = new AbortController();
  clock.go();
  const shown: string[] = [];
  void highlightInTurn({ clock, signal: leaving.signal }, ["cup", "spoon", "plate"], (target) =>
    shown.push(target),
  );
  return { leaving, shown };
}

test("hints come one by one, the first at once and each 2 seconds after the one before", async () => {
  const { shown } = begin();
  expect(shown).toEqual(["cup"]);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(shown).toEqual(["cup"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toEqual(["cup", "spoon"]);
  await vi.advanceTimersByTimeAsync(1_800);
  expect(shown).toEqual(["cup", "spoon"]);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toEqual(["cup", "spoon", "plate"]);
});

test("an item that leaves the screen gets none any more", async () => {
  const { leaving, shown } = begin();
  leaving.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual(["cup"]);
});
