import { describe, expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { decideLevel, type LevelBounds } from "./levels.ts";
import { createRng, type Rng } from "./rng.ts";
import { chanceRight } from "./simulate.ts";
import { mean } from "./testing/arithmetic.ts";
import { aBlock, rightOfTen } from "./testing/blocks.ts";

const free: LevelBounds = { isLocked: false, floor: null, ceiling: null };
const skippedThrough = aBlock({ itemCount: 10, scoredCount: 0 });

/** The change that the last of these blocks brings at level 3 of 8; numbers are right answers of ten. */
function after(blocks: readonly (number | Block)[], bounds: Partial<LevelBounds> = {}, level = 3) {
  const made = blocks.map((block) => (typeof block === "number" ? rightOfTen(block) : block));
  return decideLevel(level, 8, made, { ...free, ...bounds });
}

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

  test("a bound set on the other side of the level never turns a step round", () => {
    expect(after([10, 10], { ceiling: 2 })).toBeUndefined();
    expect(after([0], { floor: 5 })).toBeUndefined();
    expect(after([0], { ceiling: 1 })?.to).toBe(1);
    expect(after([10, 10], { floor: 6 })?.to).toBe(6);
  });
});

/** Ten items, so many answered and all of them wrong. */
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

const percentOf = (blocks: readonly { right: number }[]) =>
  mean(blocks.map(({ right }) => right * 10));

describe("200 simulated patients over 60 blocks of ten items", () => {
  const maxLevel = 10;

  /** Where a patient of this ability stands block by block, and how many of ten they got right there. */
  function practise(ability: number, rng: Rng) {
    const met: { level: number; right: number }[] = [];
    let level = 1;
    let sinceReached: Block[] = [];
    for (let index = 0; index < 60; index++) {
      const chance = chanceRight(ability, level);
      const answers = Array.from({ length: 10 }, () => rng.chance(chance, 1000));
      const right = answers.filter(Boolean).length;
      met.push({ level, right });
      sinceReached.push(rightOfTen(right));
      const change = decideLevel(level, maxLevel, sinceReached, free);
      if (change) [level, sinceReached] = [change.to, []];
    }
    return met;
  }

  const patients = Array.from({ length: 200 }, (_, index) => {
    const rng = createRng(`patient ${index}`);
    const ability = rng.between(200, 800) / 100;
    return { ability, late: practise(ability, rng).slice(20) };
  });
  test("end up at the level of their ability, give or take one", () => {
    for (const { ability, late } of patients) {
      const meanLevel = mean(late.map(({ level }) => level));
      expect(Math.abs(meanLevel - ability), `ability ${ability}`).toBeLessThan(1);
    }
  });

  // The rule's own resting point: one level lower the two high blocks come soon, one higher the low ones.
  test("end up where 6 to 8 of ten items are right without help, and two of three on average", () => {
    const percents = patients.map(({ late }) => percentOf(late));
    for (const percent of percents) {
      expect(percent).toBeGreaterThan(60);
      expect(percent).toBeLessThan(80);
    }
    expect(mean(percents)).toBeGreaterThan(65);
    expect(mean(percents)).toBeLessThan(72);
  });

  test("are seldom overtaxed: about one block in ten is under 50 percent", () => {
    const blocks = patients.flatMap(({ late }) => late);
    const low = blocks.filter(({ right }) => right < 5);
    expect(low.length / blocks.length).toBeLessThan(0.11);
  });
});
