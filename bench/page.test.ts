import { expect, test } from "vitest";
import type { Figure } from "./figures.ts";
import { pageOf } from "./page.ts";
import type { RecordedPart } from "./record.ts";

const part = (date: string, commit: string, figures: readonly Figure[]): RecordedPart => ({
  title: "Caseload",
  about: `Measured on ${date}.`,
  command: "npm run bench -- caseload",
  machine: "2 × cpu",
  load: "0.5",
  date,
  commit,
  figures,
});
const page = (ms: number, isWithin: boolean): Figure => ({
  what: "a page",
  value: `${ms} ms`,
  budget: "100 ms",
  isWithin,
});
const quick = part("2026-11-25", "aaa", [page(55, true)]);

test("what was measured once has one column, and its budgets are met or listed", () => {
  const met = pageOf([{ main: quick }], []);
  expect(met).toContain("Every budget is met.");
  expect(met).toContain("| a page | 55 ms | 100 ms | met |");
  const late = pageOf([{ main: part("2026-11-25", "aaa", [page(147, false)]) }], ["## More"]);
  expect(late).toContain("Missed budgets:\n\n- Caseload: a page 147 ms, budget 100 ms");
  expect(late).toContain("| a page | 147 ms | 100 ms | **missed** |");
  expect(late.trim().endsWith("## More")).toBe(true);
});

test("a slow hour stands beside a quick one, with its own commit, and what it misses alone is said so", () => {
  const floor = { what: "the floor", value: "9 ms" };
  const slow = part("2026-11-26", "bbb", [page(147, false), floor]);
  const both = pageOf([{ main: quick, slow }], []);
  expect(both).toContain("commit aaa");
  expect(both).toContain("In a slow hour on 2026-11-26, commit bbb");
  expect(both).toContain("Measured on 2026-11-26.");
  expect(both).toContain("| a page | 55 ms | met | 147 ms | **missed** | 100 ms |");
  expect(both).toContain("| the floor |  |  | 9 ms |  |  |");
  expect(both).toContain("Missed budgets (in a slow hour only):\n\n- Caseload: a page 147 ms");
  expect(both).not.toContain("Missed budgets:");
});

test("what only the slow hour measured is listed too when it is missed", () => {
  const slow = part("2026-11-26", "bbb", [{ ...page(147, false), what: "a long page" }]);
  const both = pageOf([{ main: quick, slow }], []);
  expect(both).toContain("- Caseload: a long page 147 ms, budget 100 ms");
});

test("what is missed in both hours is listed once", () => {
  const main = part("2026-11-25", "aaa", [page(120, false)]);
  const slow = part("2026-11-26", "bbb", [page(300, false)]);
  const both = pageOf([{ main, slow }], []);
  expect(both).toContain("- Caseload: a page 120 ms, budget 100 ms");
  expect(both).not.toContain("- Caseload: a page 300 ms");
});
