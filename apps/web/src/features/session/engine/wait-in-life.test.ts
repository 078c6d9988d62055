import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { livingItem } from "./living-item.fixture.ts";
import { waitOnItemClock } from "./wait-in-life.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const item = livingItem();
  const over = vi.fn<() => void>();
  void waitOnItemClock(item, 2_000).then(over);
  return { ...item, over };
}

test("it is over when the time has passed", async () => {
  const { over } = begin();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(over).toHaveBeenCalled();
});

test("while the item's clock stands still it waits, and goes on afterwards", async () => {
  const { clock, over } = begin();
  await vi.advanceTimersByTimeAsync(1_000);
  clock.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  clock.go();
  await vi.advanceTimersByTimeAsync(900);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(over).toHaveBeenCalled();
});

test("an item that leaves the screen ends it, also while the clock stands", async () => {
  const { clock, leaving, over } = begin();
  clock.stop();
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalled();
});
