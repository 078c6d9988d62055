import { expect, test } from "vitest";
import { createBreaker } from "./circuit-breaker.ts";

function at(failures: number) {
  const clock = { ms: 0 };
  const breaker = createBreaker({ failures, restMs: 3_000 }, () => clock.ms);
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.ask()!.failed();
  };
  return { breaker, clock, fail };
}

test("some failures, with an answer between them, keep nobody from asking", () => {
  const { breaker, fail } = at(3);
  fail(2);
  breaker.ask()!.answered();
  fail(2);
  expect(breaker.isOpen()).toBe(false);
  expect(breaker.ask()?.isProbe).toBe(false);
});

test("after enough in a row nobody asks until it has rested, then one does, and all others wait for that", () => {
  const { breaker, clock, fail } = at(3);
  fail(3);
  clock.ms = 2_999;
  expect(breaker.ask()).toBeUndefined();
  clock.ms = 3_000;
  const probe = breaker.ask()!;
  expect(probe.isProbe).toBe(true);
  clock.ms = 60_000;
  expect(breaker.ask(), "one at a time, however long it takes").toBeUndefined();
  probe.failed();
  clock.ms = 62_999;
  expect(breaker.ask()).toBeUndefined();
  clock.ms = 63_000;
  breaker.ask()!.answered();
  expect(breaker.ask()?.isProbe).toBe(false);
});

test("who hears nothing only after it was given up does not prolong the rest", () => {
  const { breaker, clock, fail } = at(3);
  const late = breaker.ask()!;
  fail(3);
  clock.ms = 2_000;
  late.failed();
  clock.ms = 3_000;
  expect(breaker.ask()?.isProbe).toBe(true);
});

test("a late answer is one too: it is back for all", () => {
  const { breaker, fail } = at(3);
  const late = breaker.ask()!;
  fail(3);
  late.answered();
  expect(breaker.ask()?.isProbe).toBe(false);
});
