import { english } from "@regain/content/en/content";
import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { itemsOf, viewsOf } from "../testing/items.ts";
import { featuresOfAThing } from "./features-of-a-thing.ts";

const allLevels = featuresOfAThing.levels.map((_, index) => index + 1);
const atLevel = (level: number) => viewsOf(featuresOfAThing, level, "BoardCompletion");
const wordOf = ({ columns: [column] }: BoardCompletionView) =>
  english.words.find(({ text }) => text === column?.label?.toLowerCase());

describe.each(allLevels)("level %i", (level) => {
  test("each row has one feature of the thing, and it is of the row's kind", () => {
    for (const view of atLevel(level)) {
      const features: Readonly<Record<string, string>> = { ...wordOf(view)?.features };
      expect(view.answers.map(({ row }) => row)).toEqual(view.rows.map(({ id }) => id));
      for (const { row, value } of view.answers) expect(value).toBe(features[row]);
    }
  });

  test("what is left over is said of other things", () => {
    for (const view of atLevel(level)) {
      const placed = new Set(view.answers.map(({ value }) => value));
      const left = view.items.filter(({ value }) => !placed.has(value));
      const own: readonly string[] = Object.values(wordOf(view)?.features ?? {});
      expect(left.filter(({ value }) => own.includes(value))).toEqual([]);
    }
  });
});

test("rows and spare features only grow, and the picture goes at last", () => {
  const shapes = allLevels.map((level) => {
    const [view] = atLevel(level);
    const rows = view?.rows.length ?? 0;
    return {
      rows,
      spare: (view?.items.length ?? 0) - rows,
      hasPicture: view?.stimulus.length === 1,
    };
  });
  expect(shapes.map(({ rows }) => rows)).toEqual([3, 3, 4, 5, 5, 5]);
  expect(shapes.map(({ spare }) => spare)).toEqual([0, 2, 3, 4, 5, 7]);
  expect(shapes.map(({ hasPicture }) => hasPicture)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("rarer and longer words take more effort", () => {
  const hardest = (level: number) =>
    Math.max(...itemsOf(featuresOfAThing, level).map(({ effort }) => effort));
  expect(hardest(1)).toBeLessThan(hardest(6));
});
