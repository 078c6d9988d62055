/** How often the rule of change errs, for patients whose ability is known. The shares are in decision 42. */
import { describe, expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { accuracyChange, type Change, scoreChange } from "./change.ts";
import { addDays } from "./days.ts";
import { createRng } from "./rng.ts";
import { rightOfTen } from "./testing/blocks.ts";
import { maxLevel, practise } from "./testing/simulated-levels.ts";
import { baselineWindow, latestWindow } from "./windows.ts";

const blockCount = 60;

/** One block a day; the first level is `off` levels from the ability, which rises by `gain` over time. */
function history(seed: string, off: number, gain: number): Block[] {
  const rng = createRng(seed);
  const ability = rng.between(200, 800) / 100;
  const first = Math.min(maxLevel, Math.max(1, Math.floor(ability) + off));
  const abilityAt = (block: number) => ability + (gain * block) / (blockCount - 1);
  return practise(abilityAt, first, blockCount, rng).map(({ level, right }, day) =>
    rightOfTen(right, { level, date: addDays("2026-01-01", day) }),
  );
}

const percentOf = (kind: Change["kind"], changes: readonly Change[]) =>
  (100 * changes.filter((change) => change.kind === kind).length) / changes.length;

/** The score change of an area of three exercises, for 500 patients. */
function areas(off: number, gain: number): Change[] {
  return Array.from({ length: 500 }, (_, patient) =>
    scoreChange(
      ["a", "b", "c"].map((exercise) => {
        const blocks = history(`${patient} ${exercise}`, off, gain);
        return { baseline: baselineWindow(blocks)!, latest: latestWindow(blocks)!, maxLevel };
      }),
    ),
  );
}

/** The accuracy change at each level that was reached, for 500 patients. */
function levels(gain: number): Change[] {
  return Array.from({ length: 500 }, (_, patient) => {
    const blocks = history(`${patient}`, 0, gain);
    const byLevel = [...Map.groupBy(blocks, ({ level }) => level).values()];
    return byLevel.map((own) => accuracyChange(baselineWindow(own), latestWindow(own)));
  })
    .flat()
    .filter(({ kind }) => kind !== "too-early");
}

describe("patients whose ability stays the same", () => {
  test("are seldom told of a change in an area, wherever their first level lay", () => {
    for (const [off, atMost] of [
      [0, 2],
      [-1, 5],
      [1, 2],
      [-9, 1],
    ] as const) {
      const changes = areas(off, 0);
      const told = percentOf("up", changes) + percentOf("down", changes);
      expect(told, `first level ${off}`).toBeLessThan(atMost);
    }
  });

  test("are told of a change at a level in about one case of twenty", () => {
    const changes = levels(0);
    expect(percentOf("up", changes) + percentOf("down", changes)).toBeLessThan(8);
  });
});

describe("patients who gain two levels", () => {
  test("are told so where their first level was right, and never of a loss", () => {
    const changes = areas(0, 2);
    expect(percentOf("up", changes)).toBeGreaterThan(60);
    expect(percentOf("within-noise", changes)).toBeLessThan(5);
    expect(percentOf("down", changes)).toBe(0);
  });
});
