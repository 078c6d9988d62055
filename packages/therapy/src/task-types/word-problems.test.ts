import { describe, expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
import { itemsOf, viewsOf } from "../testing/items.ts";
import { wordProblems } from "./word-problems.ts";

const allLevels = wordProblems.levels.map((_, index) => index + 1);
const atLevel = (level: number) => viewsOf(wordProblems, level, "NumberProblemSolving");
const textOf = ({ stimulus: [first] }: ReturnType<typeof atLevel>[number]) =>
  first?.kind === "text" ? first.text : "";

test("money adds up: what is read in dollars is answered in dollars", () => {
  const sums = atLevel(5).filter((view) => textOf(view).includes("bread and milk cost together"));
  expect(sums.length).toBeGreaterThan(0);
  for (const view of sums) {
    const amounts = [...textOf(view).matchAll(/\$(\d+\.\d\d)/g)].map(([, amount]) =>
      Number(amount),
    );
    expect(amounts, "the last one is spare").toHaveLength(3);
    expect(view.answers[0]).toBeCloseTo((amounts[0] ?? 0) + (amounts[1] ?? 0), 6);
  }
});

test("no level is easier than the one below: spare numbers come before a second step", () => {
  // A step counts 100, a spare number 10, a digit of the result 1.
  const efforts = allLevels.map((level) =>
    Math.round(mean(itemsOf(wordProblems, level).map(({ effort }) => effort)) / 10),
  );
  expect(efforts).toEqual(efforts.toSorted((a, b) => a - b));
});

describe.each(allLevels)("level %i", (level) => {
  test("answers are never negative, and whole: in cents where they are money", () => {
    for (const view of atLevel(level)) {
      const [answer = Number.NaN] = view.answers;
      const smallest = view.unit === "$" ? answer * 100 : answer;
      expect(answer, `${textOf(view)} ${answer}`).toBeGreaterThanOrEqual(0);
      expect(Math.abs(smallest - Math.round(smallest)), `${textOf(view)} ${answer}`).toBeLessThan(
        1e-9,
      );
    }
  });

  test("the text holds every number and no hole", () => {
    for (const view of atLevel(level)) expect(textOf(view)).not.toMatch(/[{}]|NaN|undefined/);
  });

  test("money is read in dollars and cents, and entered so", () => {
    for (const view of atLevel(level)) {
      for (const [amount] of textOf(view).matchAll(/\$[\d.]+\d/g))
        expect(amount).toMatch(/^\$\d+\.\d\d$/);
      expect(view.decimals).toBe(view.unit === "$" ? 2 : 0);
      expect(view.answerText.includes("$")).toBe(view.unit === "$");
    }
  });

  test("calculator and scratchpad are at hand", () => {
    for (const view of atLevel(level))
      expect(view).toMatchObject({ showCalculator: true, showScratchpad: true });
  });
});
