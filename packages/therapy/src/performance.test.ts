import { expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { daysPerWeek, levelFiguresOf, summaryOf } from "./performance.ts";

const block = (date: string, over: Partial<Block> = {}): Block => ({
  sessionId: `on ${date}`,
  typeId: 1,
  level: 1,
  place: "home",
  date,
  itemCount: 10,
  scoredCount: 10,
  accuracySum: 800,
  withoutHelpSum: 700,
  latencySum: 40_000,
  latencyCount: 10,
  cueCounts: {},
  ...over,
});
const november = { from: "2026-10-22", to: "2026-11-20" };

test("the summary counts what lies in the range, at home and in the clinic", () => {
  const summary = summaryOf(
    [
      block("2026-10-21"),
      block("2026-10-22"),
      block("2026-11-20", { place: "clinic", itemCount: 5, scoredCount: 4, withoutHelpSum: 400 }),
    ],
    november,
    "2026-05-01",
  );
  expect(summary).toMatchObject({ itemCount: 15, homeCount: 10, clinicCount: 5, activeDays: 2 });
  expect(summary.withoutHelp).toBeCloseTo(1100 / 14);
});

test("days a week are active days of 30, times 7, over 30", () => {
  const dates = Array.from({ length: 13 }, (_, index) =>
    block(`2026-11-${String(index + 1).padStart(2, "0")}`),
  );
  expect(summaryOf(dates, november, "2026-05-01").daysPerWeek).toBe(3);
});

test("a shorter history counts by its own length, and by a week at least", () => {
  expect(summaryOf([block("2026-11-20")], november, "2026-11-20").daysPerWeek).toBe(1);
  const fortnight = ["2026-11-07", "2026-11-10", "2026-11-20"].map((date) => block(date));
  expect(summaryOf(fortnight, november, "2026-11-07").daysPerWeek).toBe(1.5);
});

test("a half of a tenth goes up: 47 active days of 140 are 2.35 a week", () => {
  expect(daysPerWeek(47, { from: "2026-01-01", to: "2026-05-20" }, "2025-01-01")).toBe(2.4);
});

test("nothing done is no accuracy, not zero percent", () => {
  expect(summaryOf([], november, undefined)).toMatchObject({ accuracy: null, daysPerWeek: 0 });
});

test("each level has its own baseline, and none before ten scored items", () => {
  const figures = levelFiguresOf([
    block("2026-11-01"),
    block("2026-11-02", { withoutHelpSum: 1000 }),
    block("2026-11-03", { level: 2, itemCount: 9, scoredCount: 9, withoutHelpSum: 450 }),
  ]);
  expect(figures.map(({ level }) => level)).toEqual([1, 2]);
  expect(figures[0]?.baseline).toMatchObject({ withoutHelp: 70, date: "2026-11-01", latency: 4 });
  expect(figures[0]?.latest).toMatchObject({ withoutHelp: 85, date: "2026-11-02" });
  expect(figures[1]?.baseline).toBeUndefined();
  expect(figures[1]?.latest).toMatchObject({ withoutHelp: 50, scoredCount: 9 });
});

test("help asked for is added up by kind over the window", () => {
  const [figures] = levelFiguresOf([
    block("2026-11-01", { cueCounts: { semantic: 2, hint: 1 } }),
    block("2026-11-02", { cueCounts: { semantic: 1, full: 0 } }),
  ]);
  expect(figures?.latest?.cues).toEqual([
    { type: "semantic", count: 3 },
    { type: "hint", count: 1 },
  ]);
});
