import { english } from "@regain/content/en/content";
import { longSentences } from "@regain/content/testing/readability";
import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildSession } from "../session.ts";
import { drawnItems, drawnViews, viewOf } from "../testing/drawn-items.ts";
import { viewsOf } from "../testing/items.ts";
import { sortByTheRule } from "./sort-by-the-rule.ts";

const things = (view: BoardCompletionView) => view.items.map(({ value }) => value).toSorted();
const placed = (view: BoardCompletionView) => view.answers.map(({ value }) => value).toSorted();

test.each([1, 2, 3, 4, 5, 6])(
  "at level %i everything has one place, and not all the same",
  (level) => {
    for (const view of drawnViews(sortByTheRule, level, "BoardCompletion")) {
      expect(placed(view)).toEqual(things(view));
      expect(new Set(view.answers.map(({ column }) => column)).size).toBeGreaterThan(1);
    }
  },
);

test("one rule needs one row; two rules at once need columns and rows", () => {
  for (const view of drawnViews(sortByTheRule, 1, "BoardCompletion"))
    expect(view.rows).toHaveLength(1);
  for (const view of drawnViews(sortByTheRule, 6, "BoardCompletion")) {
    expect(view.rows.length).toBeGreaterThan(1);
    expect(new Set(view.answers.map(({ row }) => row)).size).toBeGreaterThan(1);
  }
});

test.each([1, 2, 3, 4, 5, 6])("at level %i the answer says where each thing goes", (level) => {
  for (const view of viewsOf(sortByTheRule, level, "BoardCompletion")) {
    const labelOf = (id: string) =>
      [...view.columns, ...view.rows].find((line) => line.id === id)?.label?.toLowerCase();
    const textOf = (value: string) => view.items.find((item) => item.value === value)?.text ?? "";
    const said = view.answerText.split(/(?<=\.) /).flatMap((sentence) => {
      const [group = "", list = ""] = sentence.toLowerCase().replace(".", "").split(": ");
      return list.split(", ").map((thing) => `${thing}: ${group}`);
    });
    const wanted = view.answers.map(({ column, row, value }) => {
      const groups = [labelOf(column), labelOf(row)].filter(Boolean);
      return `${textOf(value)}: ${groups.join(", ")}`;
    });
    expect(said.toSorted()).toEqual(wanted.toSorted());
    expect(longSentences(view.answerText)).toEqual([]);
  }
});

test("the rule changes while the things stay, then both are new", () => {
  for (const first of drawnItems(sortByTheRule, 3, { count: 20 })) {
    const [second] = drawnItems(sortByTheRule, 3, {
      count: 1,
      history: [first.key],
      block: [first.key],
    });
    const met = [second?.key ?? "", first.key];
    const [third] = drawnItems(sortByTheRule, 3, { count: 1, history: met, block: met });
    const views = [first, second, third].map((item) => viewOf(item?.view, "BoardCompletion"));
    const [before, changed, fresh] = views.map((view) => ({
      things: things(view),
      groups: view.columns.map(({ label }) => label),
    }));
    expect(changed?.things).toEqual(before?.things);
    expect(changed?.groups).not.toEqual(before?.groups);
    expect(fresh?.things).not.toEqual(before?.things);
    expect(second?.effort).toBeGreaterThan(first.effort);
  }
});

describe("where the rule changes", () => {
  const thingsOf = (key = "") => [key.split(" ")[0], key.split(" ")[2]].join(" ");
  const isChange = (key = "") => key.includes(">");
  const keysOf = (line: { level: number; count: number; history: string[] }, seed: string) =>
    buildSession([{ taskType: sortByTheRule, ...line }], { seed, content: english }).map(
      ({ key }) => key,
    );

  test("in a block of 6, every second item changes the rule of the one before", () => {
    const keys = keysOf({ level: 4, count: 6, history: [] }, "a block");
    expect(keys.map((key) => isChange(key))).toEqual([false, true, false, true, false, true]);
  });

  test("a block does not begin with the change of a rule from another day", () => {
    const monday = keysOf({ level: 4, count: 5, history: [] }, "monday");
    expect(isChange(monday.at(-1))).toBe(false);
    const tuesday = keysOf({ level: 4, count: 5, history: monday.toReversed() }, "tuesday");
    expect(tuesday.map((key) => isChange(key))).toEqual([false, true, false, true, false]);
  });

  test("every change comes right after the same things by the first rule, from block to block", () => {
    const anyBlock = fc.record({ count: fc.integer({ min: 1, max: 12 }), seed: fc.string() });
    fc.assert(
      fc.property(
        fc.constantFrom(3, 4),
        fc.array(anyBlock, { minLength: 1, maxLength: 3 }),
        (level, blocks) => {
          const met: string[] = [];
          for (const { count, seed } of blocks)
            met.push(...keysOf({ level, count, history: met.toReversed() }, seed));
          for (const [index, key] of met.entries())
            if (isChange(key)) {
              expect(isChange(met[index - 1])).toBe(false);
              expect(thingsOf(met[index - 1])).toBe(thingsOf(key));
            }
        },
      ),
      { numRuns: 40 },
    );
  });
});
