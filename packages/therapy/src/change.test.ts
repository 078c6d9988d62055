import { describe, expect, test } from "vitest";
import { accuracyChange, scoreChange, shareDifference, shareInterval } from "./change.ts";
import { rightOfTen } from "./testing/blocks.ts";
import type { Window } from "./windows.ts";

/** Ten items a day at one level, this many of them right; `on` is the first day of March. */
const window = (on: number, rights: readonly number[], level = 4): Window => {
  const dateOf = (index: number) => `2026-03-${String(on + index).padStart(2, "0")}`;
  const blocks = rights.map((right, index) => rightOfTen(right, { level, date: dateOf(index) }));
  return { blocks, date: dateOf(rights.length - 1) };
};

describe("the interval of a share", () => {
  test("is Wilson's, worked out by hand for 8 of 10", () => {
    // z² = 3.84146. Middle 0.8 + 3.84146/20 = 0.992073; spread sqrt(0.16/10 + 3.84146/400) = 0.160012,
    // times 1.959964 = 0.313618; scale 1.384146: 0.678455/1.384146 = 0.49016 and 1.305691/1.384146 = 0.94332.
    const { low, high } = shareInterval({ share: 0.8, count: 10 });
    expect(low).toBeCloseTo(0.49016, 4);
    expect(high).toBeCloseTo(0.94332, 4);
  });

  test("never leaves 0 to 1, and one item says next to nothing", () => {
    const one = shareInterval({ share: 1, count: 1 });
    expect(one.high).toBe(1);
    expect(one.low).toBeCloseTo(0.2065, 3);
    expect(shareInterval({ share: 0, count: 5 }).low).toBe(0);
  });
});

test("the interval of a difference is the one that Newcombe prints for 56 of 70 against 48 of 80", () => {
  // Newcombe 1998, table II, case (a), method 10: 0.0524 to 0.3339.
  const { value, low, high } = shareDifference(
    { share: 48 / 80, count: 80 },
    { share: 56 / 70, count: 70 },
  );
  expect(value).toBeCloseTo(20, 5);
  expect(low).toBeCloseTo(5.24, 2);
  expect(high).toBeCloseTo(33.39, 2);
});

describe("accuracy at one level", () => {
  test("5 of 10 and then 27 of 30 is up; 7 of 10 and then 24 of 30 is within chance", () => {
    expect(accuracyChange(window(1, [5]), window(5, [9, 9, 9])).kind).toBe("up");
    const small = accuracyChange(window(1, [7]), window(5, [8, 8, 8]));
    expect(small.kind).toBe("within-noise");
    expect(small.difference?.value).toBeCloseTo(10);
    expect(accuracyChange(window(1, [9]), window(5, [4, 3, 4])).kind).toBe("down");
  });

  test("cannot be compared while baseline and latest share a day, or without a baseline", () => {
    const shared = accuracyChange(window(1, [5]), window(1, [5, 9, 9]));
    expect(shared).toEqual({ kind: "too-early", difference: undefined });
    expect(accuracyChange(undefined, window(1, [5])).kind).toBe("too-early");
  });
});

describe("the score of an area", () => {
  const maxLevel = 10;

  test("is up where the levels rose further than chance takes them", () => {
    const rise = scoreChange([
      { baseline: window(1, [7], 3), latest: window(9, [8, 8, 8], 5), maxLevel },
    ]);
    // From (2 + 0.7) / 10 to (4 + 0.8) / 10 is 21 points. Variance in levels: 0.25 for the first level, 0.25 for the later
    // one, 0.7 x 0.3 / 10 + 0.8 x 0.2 / 30 for the items = 0.526333; 1.959964 x sqrt(0.526333) / 10 = 14.22 points to
    // either side.
    expect(rise).toMatchObject({ kind: "up", comparedCount: 1 });
    expect(rise.difference?.value).toBeCloseTo(21);
    expect(rise.difference?.low).toBeCloseTo(6.78, 2);
    expect(rise.difference?.high).toBeCloseTo(35.22, 2);
  });

  test("one level up alone is what the rule of levels does by chance", () => {
    const one = { baseline: window(1, [7], 3), latest: window(9, [7, 7, 7], 4), maxLevel };
    expect(scoreChange([one]).kind).toBe("within-noise");
    // Four exercises together are more certain, but the first levels may all have been placed too low: 10
    // points, and 0.25 + (0.25 + 0.021 + 0.007) / 4 = 0.3195; 1.959964 x sqrt(0.3195) / 10 = 11.08 points to
    // either side.
    const four = scoreChange([one, one, one, one]);
    expect(four.kind).toBe("within-noise");
    expect(four.difference?.low).toBeCloseTo(-1.08, 2);
    const two = { ...one, latest: window(9, [7, 7, 7], 5) };
    expect(scoreChange([one, two, two, two]).kind).toBe("up");
  });

  test("a first level that was too easy is left out, for its rise is the level being found", () => {
    const found = { baseline: window(1, [10], 1), latest: window(9, [8, 8, 8], 7), maxLevel };
    expect(scoreChange([found])).toMatchObject({ kind: "level-found", difference: undefined });
    // 16 of 20 right and three a third right, kept in tenths of a percent: 84.995.
    const thirds = { ...found, baseline: window(1, [8, 8.999], 1) };
    expect(scoreChange([thirds]).kind).toBe("level-found");
    const steady = { baseline: window(1, [7], 3), latest: window(9, [7, 7, 7], 3), maxLevel };
    // 17 of 20 right at first would be too easy overall; with three exercises that were not, those count.
    expect(scoreChange([found, steady]).kind).toBe("level-found");
    expect(scoreChange([found, steady, steady, steady])).toMatchObject({
      kind: "within-noise",
      comparedCount: 3,
    });
    const atTheTop = { baseline: window(1, [10], 10), latest: window(9, [10, 10, 10], 10) };
    expect(scoreChange([{ ...atTheTop, maxLevel }]).kind).toBe("within-noise");
  });

  test("too early while no exercise has days after its baseline", () => {
    const first = { baseline: window(1, [7]), latest: window(1, [7]), maxLevel };
    expect(scoreChange([first])).toMatchObject({ kind: "too-early", comparedCount: 0 });
    expect(scoreChange([]).kind).toBe("too-early");
  });
});
