import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchPressure } from "./pressure.ts";

/** Blocks the event loop, as a long task does. */
function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("what holds the event loop is a wait once somebody may come, and not before", async () => {
  const pressure = watchPressure(() => 0);
  hold(700);
  await pause(600);
  expect(pressure.waitMs(0)).toBe(0);
  pressure.begin();
  hold(700);
  await expect.poll(() => pressure.waitMs(0)).toBeGreaterThan(0);
  pressure.stop();
});

test("the wait for a connection is part of it, for so many as are about to come", () => {
  expect(watchPressure((toCome) => 100 * toCome).waitMs(3)).toBe(300);
});
