import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { findTheSameSymbols } from "./find-the-same-symbols.ts";

test.each([1, 6, 10])(
  "at level %i what is to be found is just what looks like a target",
  (level) => {
    for (const view of drawnViews(findTheSameSymbols, level, "MemorySequence")) {
      const targets = view.stimulus.map((part) =>
        part.kind === "image" ? JSON.stringify(part.image) : "",
      );
      const alike = view.items.filter(({ image }) => targets.includes(JSON.stringify(image)));
      expect(view.answers).toEqual(alike.map(({ id }) => id));
      expect(view.answers.length).toBeGreaterThanOrEqual(2);
      expect(new Set(targets).size).toBe(targets.length);
    }
  },
);

test("labels number the symbols and say nothing about them", () => {
  const [view] = drawnViews(findTheSameSymbols, 4, "MemorySequence");
  expect(view?.items.map(({ label }) => label).slice(0, 3)).toEqual([
    "Symbol 1",
    "Symbol 2",
    "Symbol 3",
  ]);
});

test.each([1, 5, 10])("at level %i there is something to find on either side", (level) => {
  for (const view of drawnViews(findTheSameSymbols, level, "MemorySequence")) {
    const columns = view.columnCount ?? 1;
    const sides = view.items
      .map(({ id }, index) => ({ id, side: Math.sign((index % columns) - (columns - 1) / 2) }))
      .filter(({ id }) => view.answers.includes(id))
      .map(({ side }) => side);
    expect(sides).toContain(-1);
    expect(sides).toContain(1);
  }
});
