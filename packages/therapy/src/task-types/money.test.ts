import { english } from "@regain/content/en/content";
import { renderPage } from "@regain/content/pages/pages";
import { describe, expect, test } from "vitest";
import { viewsOf } from "../testing/items.ts";
import { money } from "./money.ts";

const atLevel = (level: number) => viewsOf(money, level, "NumberProblemSolving");
type View = ReturnType<typeof atLevel>[number];

const pageOf = ({ stimulus: [first] }: View) => (first?.kind === "html" ? first : undefined);
const paramsOf = (view: View) => /money\/(.+)\.html$/.exec(pageOf(view)?.htmlPath ?? "")?.[1] ?? "";
const centsOf = (view: View) => Math.round((view.answers[0] ?? 0) * 100);

/** The money and the prices that the page shows, in cents. */
function shown(view: View) {
  const parts = paramsOf(view).split("_");
  const cash = parts.flatMap((part) => {
    const [, kind, value] = /^([bc])(\d+)$/.exec(part) ?? [];
    return kind ? [Number(value) * (kind === "b" ? 100 : 1)] : [];
  });
  const prices = parts.flatMap((part) => {
    const [, cents] = /^[a-z]+-(\d+)$/.exec(part) ?? [];
    return cents ? [Number(cents)] : [];
  });
  return { cash, prices };
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe.each([1, 2, 3, 4])("level %i", (level) => {
  test("asks for all the money that is shown", () => {
    for (const view of atLevel(level)) {
      const { cash, prices } = shown(view);
      expect(prices).toEqual([]);
      expect(centsOf(view), paramsOf(view)).toBe(sum(cash));
    }
  });

  test("says in words what is there to count, and not what it comes to", () => {
    for (const view of atLevel(level)) {
      const said = pageOf(view)?.alt ?? "";
      const worth = [...said.matchAll(/(\d+) (\$?)(\d+)(?:-cent)? (?:bill|coin)s?/g)].map(
        ([, count, dollars, value]) => Number(count) * Number(value) * (dollars === "" ? 1 : 100),
      );
      expect(sum(worth), said).toBe(sum(shown(view).cash));
    }
  });
});

test.each([5, 6])("level %i asks what the prices come to", (level) => {
  for (const view of atLevel(level)) {
    const { cash, prices } = shown(view);
    expect(cash).toEqual([]);
    expect(prices).toHaveLength(level === 5 ? 2 : 3);
    expect(centsOf(view)).toBe(sum(prices));
  }
});

test.each([7, 8])("level %i asks for the change, and there is some", (level) => {
  for (const view of atLevel(level)) {
    const { cash, prices } = shown(view);
    expect(prices).toHaveLength(level === 7 ? 1 : 2);
    expect(centsOf(view)).toBe(sum(cash) - sum(prices));
    expect(centsOf(view)).toBeGreaterThan(0);
    expect(Math.min(...cash.map((bill) => sum(cash) - bill)), "no bill too many").toBeLessThan(
      sum(prices),
    );
  }
});

test("one is one: 1 $5 bill, 2 1-cent coins", () => {
  const said = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((level) =>
    atLevel(level).map((view) => pageOf(view)?.alt ?? ""),
  );
  const units = said.flatMap((words) =>
    [...words.matchAll(/(\d+) (?:\$\d+|\d+-cent) (bills?|coins?)\b/g)].map((m) => [m[1], m[2]]),
  );
  const wrong = units.filter(([count, unit]) => (count === "1") === unit?.endsWith("s"));
  expect(wrong).toEqual([]);
  expect(new Set(units.map(([, unit]) => unit))).toEqual(
    new Set(["bill", "bills", "coin", "coins"]),
  );
});

test("where coins alone are counted, an example of how to enter them is no answer", () => {
  for (const view of [...atLevel(2), ...atLevel(3)]) {
    const [, example, cents] = /enter (0\.\d\d) for (\d+) cents/.exec(view.instructions.text) ?? [];
    expect(Number(example) * 100).toBeCloseTo(Number(cents), 6);
    expect(centsOf(view)).not.toBe(Number(cents));
  }
});

test("cents are asked for wherever there can be any", () => {
  for (const level of [2, 3, 4, 5, 6, 7, 8])
    for (const { instructions } of atLevel(level)) expect(instructions.text).toContain("cents");
  for (const view of atLevel(1)) {
    expect(view.instructions.text).not.toContain("cents");
    expect(centsOf(view) % 100).toBe(0);
  }
});

test("bills come first, then coins, then both", () => {
  const kinds = (level: number) => [
    ...new Set(
      atLevel(level).map((view) =>
        paramsOf(view)
          .replace(/[^bc]/g, "")
          .replace(/(.)\1+/g, "$1"),
      ),
    ),
  ];
  expect([1, 2, 3, 4].map(kinds)).toEqual([["b"], ["c"], ["c"], ["bc"]]);
});

test("every page can be shown, and the answer is said in dollars and cents", () => {
  for (const level of [1, 2, 3, 4, 5, 6, 7, 8])
    for (const view of atLevel(level)) {
      expect(renderPage(english, "money", paramsOf(view)), paramsOf(view)).toContain("<ul");
      expect(view.answerText).toContain(`$${(centsOf(view) / 100).toFixed(2)}.`);
    }
});
