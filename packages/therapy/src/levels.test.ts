import { describe, expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { decideLevel, type LevelBounds, type LevelPast, withinBounds } from "./levels.ts";
import { aBlock, rightOfTen } from "./testing/blocks.ts";

const free: LevelBounds = { isLocked: false, floor: null, ceiling: null };
const skippedThrough = aBlock({ itemCount: 10, scoredCount: 0 });

/** Somebody who has found their place: neither climbing for the first time nor back from a level too hard. */
const settled: LevelPast = { hasSteppedDown: true, wasNextTooHard: false };
const climbing: LevelPast = { hasSteppedDown: false, wasNextTooHard: false };
const backFromAbove: LevelPast = { hasSteppedDown: true, wasNextTooHard: true };

const made = (blocks: readonly (number | Block)[]) =>
  blocks.map((block) => (typeof block === "number" ? rightOfTen(block) : block));

/** The change that the last of these blocks brings at level 3 of 8; numbers are right answers of ten. */
const after = (
  blocks: readonly (number | Block)[],
  bounds: Partial<LevelBounds> = {},
  level = 3,
  past = settled,
) => decideLevel(level, 8, made(blocks), { ...free, ...bounds }, past);

describe("up", () => {
  test("after two blocks running with 80 percent or more, and not after one", () => {
    expect(after([8])).toBeUndefined();
    expect(after([8, 9])).toEqual({
      from: 3,
      to: 4,
      reason: "two-blocks-high",
      percents: [80, 90],
    });
  });

  test("not after two high blocks with a lower one between them", () => {
    expect(after([9, 7, 9])).toBeUndefined();
  });

  test("only once: at the new level the two blocks have to come anew", () => {
    expect(after([9, 9])?.to).toBe(4);
    expect(after([9], {}, 4)).toBeUndefined();
  });

  test("not by answers that needed help", () => {
    const helped = aBlock({ accuracySum: 1_000, withoutHelpSum: 700 });
    expect(after([helped, helped])).toBeUndefined();
  });

  test("not above the highest level", () => {
    expect(after([10, 10], {}, 8)).toBeUndefined();
  });
});

describe("on the first climb", () => {
  test("one block of 90 percent is enough", () => {
    expect(after([9], {}, 3, climbing)).toEqual({
      from: 3,
      to: 4,
      reason: "one-block-very-high",
      percents: [90],
    });
    expect(after([8], {}, 3, climbing)).toBeUndefined();
    expect(after([8, 8], {}, 3, climbing)?.reason).toBe("two-blocks-high");
  });

  test("a block of a few items is not", () => {
    const short = aBlock({ itemCount: 7, scoredCount: 7 });
    expect(after([short], {}, 3, climbing)).toBeUndefined();
    expect(after([short, short], {}, 3, climbing)?.to).toBe(4);
  });
});

describe("a level that was too hard not long ago", () => {
  test("comes again after three blocks of 90 percent, not after two", () => {
    expect(after([10, 10], {}, 3, backFromAbove)).toBeUndefined();
    expect(after([9, 8, 10], {}, 3, backFromAbove)).toBeUndefined();
    expect(after([9, 10, 9], {}, 3, backFromAbove)).toMatchObject({
      to: 4,
      reason: "three-blocks-very-high",
      percents: [90, 100, 90],
    });
  });
});

describe("down", () => {
  test("after one block under 50 percent", () => {
    expect(after([5])).toBeUndefined();
    expect(after([9, 4])).toEqual({ from: 3, to: 2, reason: "one-block-very-low", percents: [40] });
  });

  test("after two blocks running under 60 percent", () => {
    expect(after([5, 6])).toBeUndefined();
    expect(after([5, 5])).toEqual({ from: 3, to: 2, reason: "two-blocks-low", percents: [50, 50] });
  });

  test("not below level 1", () => {
    expect(after([0], {}, 1)).toBeUndefined();
  });

  test("gives a figure that is under the limit, never one that rounds up to it", () => {
    const justUnder = aBlock({ scoredCount: 3, accuracySum: 149, withoutHelpSum: 149 });
    expect(after([justUnder])?.percents).toEqual([49]);
  });
});

describe("what a clinician sets", () => {
  test("a lock holds, whatever the blocks say", () => {
    expect(after([10, 10], { isLocked: true })).toBeUndefined();
    expect(after([0, 0], { isLocked: true })).toBeUndefined();
  });

  test("a floor and a ceiling hold", () => {
    expect(after([10, 10], { ceiling: 3 })).toBeUndefined();
    expect(after([0], { floor: 3 })).toBeUndefined();
    expect(after([10, 10], { ceiling: 4 })?.to).toBe(4);
    expect(after([0], { floor: 2 })?.to).toBe(2);
  });

  test("a floor and a ceiling hold, each without the other, and so do the levels there are", () => {
    const among8 = (level: number, bounds: Partial<LevelBounds>) =>
      withinBounds(level, { ...free, ...bounds }, 8);
    expect(among8(1, { floor: 3 })).toBe(3);
    expect(among8(8, { floor: 3 })).toBe(8);
    expect(among8(8, { ceiling: 5 })).toBe(5);
    expect(among8(1, { ceiling: 5 })).toBe(1);
    expect(among8(9, {})).toBe(8);
    expect(among8(0, {})).toBe(1);
  });

  test("a bound set on the other side of the level never turns a step round", () => {
    expect(after([10, 10], { ceiling: 2 })).toBeUndefined();
    expect(after([0], { floor: 5 })).toBeUndefined();
    expect(after([0], { ceiling: 1 })?.to).toBe(1);
    expect(after([10, 10], { floor: 6 })?.to).toBe(6);
  });
});

describe("shares that are kept in tenths of a percent", () => {
  /** Of ten, this many right, three a third right, the others wrong. */
  const withThirds = (right: number) => rightOfTen(right + 0.999);

  test("half right is half right, and no reason to go down", () => {
    expect(after([withThirds(4)])).toBeUndefined();
    expect(after([withThirds(5), withThirds(5)])).toBeUndefined();
    expect(after([withThirds(3)])?.percents).toEqual([40]);
  });

  test("four fifths right are enough to go up, and are told so", () => {
    expect(after([withThirds(7), 8])).toMatchObject({ to: 4, percents: [80, 80] });
    expect(after([withThirds(8)], {}, 3, climbing)).toMatchObject({ to: 4, percents: [90] });
  });
});

/** Ten items, this many answered and all of those wrong. */
const answered = (scoredCount: number) => aBlock({ itemCount: 10, scoredCount, accuracySum: 0 });

describe("skipped items", () => {
  test("a block of skipped items says nothing", () => {
    expect(after([skippedThrough])).toBeUndefined();
    expect(after([4, skippedThrough])).toBeUndefined();
  });

  test("a block skipped between two high ones does not keep them apart", () => {
    expect(after([9, skippedThrough, 9])?.to).toBe(4);
  });

  test("a block says something as soon as half of it was answered", () => {
    expect(after([answered(4)])).toBeUndefined();
    expect(after([answered(5)])?.to).toBe(2);
  });
});

test("nothing to go by changes nothing", () => {
  expect(after([])).toBeUndefined();
});
