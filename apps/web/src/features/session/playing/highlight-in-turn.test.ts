import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { livingItem } from "../engine/living-item.fixture.ts";
import { highlightInTurn } from "./highlight-in-turn.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const item = livingItem();
  const shown: string[] = [];
  void highlightInTurn(item, ["cup", "spoon", "plate"], (target) => shown.push(target));
  return { ...item, shown };
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

test("an item that leaves the screen gets none anymore", async () => {
  const { leaving, shown } = begin();
  leaving.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual(["cup"]);
});
