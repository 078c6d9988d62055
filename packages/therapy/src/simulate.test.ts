import { describe, expect, test } from "vitest";
import { createRng } from "./rng.ts";
import { scoreItem } from "./score.ts";
import { type Ability, chanceRight, playItem } from "./simulate.ts";
import { order, pattern, twoQuestions } from "./testing/views.ts";

const patient: Ability = { level: 5, responseMs: 3_000, asksForHelp: 0, skips: 0 };

/** The results of many items at a level. */
function results(ability: Ability, level: number) {
  const rng = createRng("simulated patient");
  return Array.from({ length: 2_000 }, (_, index) => {
    const played = playItem(twoQuestions, level, ability, rng.stream(`item ${index}`));
    return {
      ...scoreItem(twoQuestions, played.events, { isSkipped: played.skipReason !== undefined }),
      played,
    };
  });
}

const share = <T>(list: readonly T[], holds: (member: T) => boolean) =>
  list.filter(holds).length / list.length;

/** The share of items at a level that this patient gets right without help. */
const rightAt = (level: number) =>
  share(results(patient, level), ({ result }) => result === "correct");

describe("the chance of a right answer", () => {
  test("is 3 of 4 at the level of the ability", () => {
    expect(chanceRight(5, 5)).toBe(750);
    expect(chanceRight(2.5, 2.5)).toBe(750);
  });

  test("falls with every level, and never reaches certainty", () => {
    const chances = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => chanceRight(5, level));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(new Set(chances).size).toBe(10);
    expect(Math.max(...chances)).toBeLessThan(1_000);
    expect(Math.min(...chances)).toBeGreaterThan(0);
  });
});

test("a patient of ability 5 gets about 3 of 4 items of level 5 right", () => {
  expect(rightAt(5)).toBeGreaterThan(0.72);
  expect(rightAt(5)).toBeLessThan(0.78);
});

test("the same patient does better on an easier level, and worse on a harder one", () => {
  expect(rightAt(3)).toBeGreaterThan(rightAt(5));
  expect(rightAt(5)).toBeGreaterThan(rightAt(7));
});

test("who always asks for help is never wrong, and the help is counted", () => {
  const all = results({ ...patient, asksForHelp: 100 }, 8);
  expect(share(all, ({ result }) => result === "incorrect")).toBe(0);
  const helped = all.filter(({ result }) => result === "correct_w_help");
  expect(helped.length).toBeGreaterThan(0);
  expect(helped.every(({ hintCount }) => hintCount > 0)).toBe(true);
});

test("skipped items have a reason, no result and no answer", () => {
  const skipped = results({ ...patient, skips: 100 }, 5).filter(({ result }) => result === null);
  expect(skipped.length).toBeGreaterThan(150);
  expect(skipped.length).toBeLessThan(250);
  expect(skipped.every(({ played }) => played.skipReason && played.events.length === 0)).toBe(true);
});

test("answers take about as long as the patient takes, and none is too fast to count", () => {
  const times = results(patient, 5)
    .map(({ firstResponseMs }) => firstResponseMs ?? 0)
    .toSorted((a, b) => a - b);
  expect(times[0]).toBeGreaterThanOrEqual(250);
  expect(times[1_000]).toBeGreaterThan(2_500);
  expect(times[1_000]).toBeLessThan(3_500);
});

test("what has to be studied is put away first", () => {
  const view = { ...pattern, study: { text: "Look.", stimulus: [] } };
  const { events } = playItem(view, 1, patient, createRng("study"));
  expect(events[0]?.kind).toBe("ready");
});

test("the same seed plays the same way", () => {
  const [first, second] = ["again", "again"].map((seed) =>
    playItem(order, 5, patient, createRng(seed)),
  );
  expect(first).toEqual(second);
});
