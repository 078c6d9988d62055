import { expect, test } from "vitest";
import { drawnItems, drawnViews } from "../testing/drawn-items.ts";
import { mean } from "../testing/arithmetic.ts";
import { rememberThePlaces } from "./remember-the-places.ts";

const allLevels = rememberThePlaces.levels.map((_, index) => index + 1);
const viewsAt = (level: number) => drawnViews(rememberThePlaces, level, "MemorySequence");

test.each([1, 2, 3, 4, 5])(
  "at level %i the squares that lit up are wanted in their order",
  (level) => {
    for (const view of viewsAt(level)) expect(view.answers).toEqual(view.sequence?.itemIds);
  },
);

test.each([6, 7, 8])("at level %i they are wanted in reverse, and the patient is told", (level) => {
  for (const view of viewsAt(level)) {
    expect(view.answers).toEqual(view.sequence?.itemIds.toReversed());
    expect(view.instructions.text).toContain("reverse");
  }
});

test("spans grow from 2 to 8 on boards of 3 by 3 to 5 by 5, no place twice", () => {
  const rows = allLevels.map((level) => {
    const views = viewsAt(level);
    for (const { answers } of views) expect(new Set(answers).size).toBe(answers.length);
    const [view] = views;
    expect(view?.items).toHaveLength((view?.columnCount ?? 0) ** 2);
    return [view?.answers.length, view?.columnCount];
  });
  expect(rows).toEqual([
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 4],
    [6, 5],
    [6, 5],
    [7, 5],
    [8, 5],
  ]);
});

test("squares look alike and are told apart by their places, row by row", () => {
  for (const { items } of viewsAt(1)) {
    expect(new Set(items.map(({ image }) => JSON.stringify(image))).size).toBe(1);
    expect(items[0]?.label).toBe("Row 1, column 1");
    expect(items[5]?.label).toBe("Row 2, column 3");
  }
});

test("a short way over the board counts as easier than a long one", () => {
  const items = drawnItems(rememberThePlaces, 5).toSorted((a, b) => a.effort - b.effort);
  const neighbours = ({ key }: { key: string }) => {
    const places = key.split(" ").map((id) => id.split("-").map(Number));
    return places.slice(1).filter(([row = 0, column = 0], index) => {
      const [rowBefore = 0, columnBefore = 0] = places[index] ?? [];
      return Math.abs(row - rowBefore) + Math.abs(column - columnBefore) === 1;
    }).length;
  };
  expect(mean(items.slice(0, 10).map(neighbours))).toBeGreaterThan(
    mean(items.slice(-10).map(neighbours)),
  );
});
