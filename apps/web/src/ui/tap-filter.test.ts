import { expect, test } from "vitest";
import { createTapFilter } from "./tap-filter.ts";

test("a second tap within 400 ms is ignored, a later one counts", () => {
  const counts = createTapFilter();
  expect([1_000, 1_399, 1_800].map((at) => counts(at))).toEqual([true, false, true]);
});

test("a hand that trembles for a second taps once", () => {
  const counts = createTapFilter();
  expect([0, 200, 400, 600, 800, 1_000].map((at) => counts(at))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("two things do not wait for one another", () => {
  const one = createTapFilter();
  const other = createTapFilter();
  expect([one(100), other(150)]).toEqual([true, true]);
});

test("what is for something else need not wait", () => {
  const counts = createTapFilter();
  expect([counts(100, "one"), counts(150, "other"), counts(200, "other")]).toEqual([
    true,
    true,
    false,
  ]);
});
