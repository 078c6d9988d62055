import { describe, expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { siblingOf, siblingRows } from "./siblings.ts";
import { type SuggestionInput, suggestionsFor } from "./suggestions.ts";
import { taskTypes } from "./task-types/registry.ts";
import { rightOfTen } from "./testing/blocks.ts";

/** Every exercise stands where it was practiced last, if nothing else is said. */
const input = ({ blocks = [], ...own }: Partial<SuggestionInput> = {}): SuggestionInput => ({
  areas: ["quantitative"],
  scheduled: [33],
  blocks,
  levelOf: (typeId) => blocks.findLast((block) => block.typeId === typeId)?.level ?? 1,
  ...own,
});
const suggested = (own: Partial<SuggestionInput> = {}) =>
  suggestionsFor(input(own), taskTypes).map(({ typeId, replaces, reason }) => ({
    typeId,
    replaces,
    id: reason.id,
  }));
/** Practices of an exercise on successive days, each with this many of ten right. */
const practices = (typeId: number, level: number, rights: readonly number[]): Block[] =>
  rights.map((right, index) =>
    rightOfTen(right, { typeId, level, sessionId: `s${index}`, date: `2026-03-0${index + 1}` }),
  );
const maxLevelOf = (typeId: number) =>
  taskTypes.find((taskType) => taskType.typeId === typeId)!.levels.length;

/** The homework is Arithmetic; How many is easier, Money harder. */
const steps: readonly [string, readonly Block[], object | undefined][] = [
  ["failing three times", practices(33, 2, [5, 4, 5]), { typeId: 32, replaces: 33, id: "failing" }],
  ["60 % with thirds in it", practices(33, 2, [5, 4, 5.999]), undefined],
  ["failing twice only", practices(33, 2, [5, 4]), undefined],
  ["failing, then better", practices(33, 2, [5, 4, 6]), undefined],
  [
    "failing while the level fell",
    [...practices(33, 2, [4]), ...practices(33, 1, [4, 4])],
    undefined,
  ],
  [
    "mastered at the top",
    practices(33, maxLevelOf(33), [9, 10, 9]),
    { typeId: 35, replaces: 33, id: "mastered" },
  ],
  [
    "90 % with thirds in it at the top",
    practices(33, maxLevelOf(33), [9, 8.999, 10]),
    { typeId: 35, replaces: 33, id: "mastered" },
  ],
  ["mastered below the top", practices(33, 2, [10, 10, 10]), undefined],
  ["nearly mastered", practices(33, maxLevelOf(33), [9, 8, 10]), undefined],
  [
    "failing twice, once over midnight",
    practices(33, 2, [5, 2, 2]).map((b, n) => ({ ...b, sessionId: n === 0 ? "s0" : "s1" })),
    undefined,
  ],
  ["mostly skipped", practices(33, 2, [1, 1, 1]).map((b) => ({ ...b, scoredCount: 3 })), undefined],
];

describe("a step to a neighbour", () => {
  test.each(steps)("%s", (_, blocks, expected) => {
    const [first] = suggested({ blocks }).filter(({ id }) => id === "failing" || id === "mastered");
    expect(first).toEqual(expected);
  });

  test("carries what it rests on", () => {
    const [first] = suggestionsFor(input({ blocks: practices(33, 2, [5, 4, 5]) }), taskTypes);
    expect(first?.reason).toEqual({
      id: "failing",
      from: 33,
      percents: [50, 40, 50],
      level: 2,
      items: 30,
      firstDay: "2026-03-01",
      lastDay: "2026-03-03",
    });
  });

  test("is not made from a level at which the exercise no longer stands", () => {
    const blocks = practices(33, 4, [5, 4, 5]);
    expect(suggested({ blocks })[0]?.id).toBe("failing");
    const lowered = suggested({ blocks, levelOf: () => 2 });
    expect(lowered.map(({ id }) => id)).not.toContain("failing");
    const best = practices(33, maxLevelOf(33), [10, 10, 10]);
    expect(suggested({ blocks: best })[0]?.id).toBe("mastered");
    const held = suggested({ blocks: best, levelOf: () => 8 });
    expect(held.map(({ id }) => id)).not.toContain("mastered");
  });

  test("is not made to an exercise that is there already, nor beyond the end of a row", () => {
    const failing = practices(33, 2, [5, 4, 5]);
    expect(suggested({ blocks: failing, scheduled: [33, 32] })[0]?.id).not.toBe("failing");
    const easiest = practices(32, 1, [1, 1, 1]);
    expect(suggested({ blocks: easiest, scheduled: [32] })[0]?.id).not.toBe("failing");
  });
});

describe("an area without homework", () => {
  test("that the patient wants is named with its first exercise", () => {
    expect(suggested({ areas: ["quantitative", "reading"] })[0]).toEqual({
      typeId: 26,
      replaces: undefined,
      id: "wanted",
    });
  });

  test("the weakest with results comes before those without", () => {
    const blocks = [...practices(26, 4, [9]), ...practices(51, 1, [3])];
    const all = suggested({ areas: ["memory", "reading", "speaking"], blocks });
    expect(all.map(({ id }) => id)).toEqual(["weakest-wanted", "wanted", "wanted", "untried"]);
    expect(suggestionsFor(input({ areas: ["speaking"], blocks }), taskTypes)[0]?.reason).toEqual({
      id: "weakest-wanted",
      area: "speaking",
      score: 4,
      items: 10,
      date: "2026-03-01",
    });
    const [anything] = suggestionsFor(input({ areas: [], blocks }), taskTypes);
    expect(anything?.reason).toMatchObject({ id: "weakest", area: "speaking" });
  });

  test("nothing tried in an area nobody asked for is said once, last", () => {
    const all = suggested();
    expect(all).toEqual([{ typeId: 1, replaces: undefined, id: "untried" }]);
  });

  test("at most five, and no exercise twice", () => {
    const wanted = ["attention", "visual", "memory", "writing", "speaking", "reading"] as const;
    const all = suggested({ areas: wanted, scheduled: [] });
    expect(all).toHaveLength(5);
    expect(new Set(all.map(({ typeId }) => typeId)).size).toBe(5);
  });

  test("starts at the patient's level, with as many items as fit into five minutes", () => {
    const [first] = suggestionsFor(
      input({ areas: ["reading"], levelOf: (typeId) => (typeId === 26 ? 3 : 1) }),
      taskTypes,
    );
    expect(first).toMatchObject({ taskLevel: 3, taskCount: 10 });
  });
});

test("neighbours are of one area, each in a single row", () => {
  const all = siblingRows.flat();
  expect(new Set(all).size).toBe(all.length);
  const areaOf = (typeId: number) => taskTypes.find((one) => one.typeId === typeId)?.area;
  for (const row of siblingRows) expect(new Set(row.map(areaOf)).size).toBe(1);
  expect(siblingOf(51, 1)).toBe(52);
  expect(siblingOf(51, -1)).toBeUndefined();
  expect(siblingOf(9_999, 1)).toBeUndefined();
});
