import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { levelRule } from "../levels.ts";
import { drawnViews } from "../testing/drawn-items.ts";
import { goOrStop } from "./go-or-stop.ts";

const levelNumbers = goOrStop.levels.map((_, index) => index + 1);
const viewsAt = (level: number) => drawnViews(goOrStop, level, "MultipleChoice");

const faces = ({ questions }: MultipleChoiceView, isGo: boolean) => [
  ...new Set(
    questions
      .filter(({ answer }) => (answer === "tap") === isGo)
      .map(({ stimulus }) => JSON.stringify(stimulus)),
  ),
];

test.each(levelNumbers)("at level %i one figure alone is for tapping", (level) => {
  for (const view of viewsAt(level)) {
    const [go, ...others] = faces(view, true);
    expect(others).toEqual([]);
    const stops = faces(view, false);
    expect(stops.length).toBeGreaterThan(0);
    expect(stops).not.toContain(go);
  }
});

test("the pace grows and stop items become rarer, and there is always more than a second", () => {
  const views = levelNumbers.flatMap((level) => viewsAt(level).slice(0, 1));
  const times = views.map(({ run }) => run?.answerMs ?? 0);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times[0]).toBe(3_000);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1_000);

  const shares = views.map(
    ({ questions }) => questions.filter(({ answer }) => answer === null).length / questions.length,
  );
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares[0]).toBeGreaterThan(shares.at(-1) ?? 1);
});

test("whoever taps at everything keeps no level by it", () => {
  for (const level of levelNumbers)
    for (const { questions } of viewsAt(level).slice(0, 1)) {
      const gone = questions.filter(({ answer }) => answer === "tap").length;
      expect((gone / questions.length) * 100).toBeLessThan(levelRule.downBelowTwice);
    }
});

test("the instruction names what to tap for, and nothing helps but the rule", () => {
  for (const { instructions, allowHints } of viewsAt(3)) {
    expect(instructions.text).toMatch(
      /^Touch Tap when you see the \w+ \w+\. Let all others pass\.$/,
    );
    expect(allowHints).toBe(false);
  }
});
