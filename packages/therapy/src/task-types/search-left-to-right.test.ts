import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { searchLeftToRight } from "./search-left-to-right.ts";

const levelNumbers = searchLeftToRight.levels.map((_, index) => index + 1);

test.each(levelNumbers)(
  "at level %i all that looks like the picture shown is to be found",
  (level) => {
    for (const view of drawnViews(searchLeftToRight, level, "MemorySequence")) {
      const [shown] = view.stimulus;
      const target = shown?.kind === "image" ? JSON.stringify(shown.image) : "";
      const alike = view.items.filter(({ image }) => JSON.stringify(image) === target);
      expect(view.answers).toEqual(alike.map(({ id }) => id));
      expect(view.anchor).toBe("left");
    }
  },
);

test("the share on the left grows with the levels, and the edges are never empty", () => {
  const shares = levelNumbers.map((level) => {
    const columnsFound = drawnViews(searchLeftToRight, level, "MemorySequence").flatMap(
      ({ items, answers, columnCount = 1 }) => {
        const columns = answers.map(
          (answer) => items.findIndex(({ id }) => id === answer) % columnCount,
        );
        expect(columns).toContain(0);
        expect(columns).toContain(columnCount - 1);
        return columns.map((column) => column < columnCount / 2);
      },
    );
    return columnsFound.filter(Boolean).length / columnsFound.length;
  });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[0]).toBe(0.5);
  expect(shares.at(-1)).toBe(0.75);
});

test("the answer says how many there are, and not where: a narrow screen wraps the rows", () => {
  for (const { answers, answerText } of drawnViews(searchLeftToRight, 3, "MemorySequence"))
    expect(answerText).toBe(`There are ${answers.length} to find.`);
});
