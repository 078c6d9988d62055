import { expect, it } from "vitest";
import { looseGroups, smallGroups } from "./scan-rows.ts";

/** Things of 60 px, in a grid with this many columns. */
const grid = (count: number, columns: number) =>
  smallGroups(
    Array.from({ length: count }, (_, index) => index),
    (index) => {
      const top = Math.floor(index / columns) * 72;
      return { top, bottom: top + 60, left: (index % columns) * 72 };
    },
  ).map((group) => group.length);

it("leaves a small group as it is", () => {
  expect(grid(6, 3)).toEqual([6]);
});

it("goes through a board row by row", () => {
  expect(grid(12, 4)).toEqual([4, 4, 4]);
  expect(grid(10, 4)).toEqual([4, 4, 2]);
});

it("divides a long column and a long row evenly", () => {
  expect(grid(14, 1)).toEqual([5, 5, 4]);
  expect(grid(14, 14)).toEqual([5, 5, 4]);
});

it("takes things of unlike height that stand side by side for one row", () => {
  const boxes = [
    { top: 0, bottom: 60, left: 0 },
    { top: 8, bottom: 50, left: 72 },
    ...Array.from({ length: 6 }, (_, index) => ({ top: 80, bottom: 140, left: index * 72 })),
  ];
  expect(smallGroups(boxes, (box) => box).map((group) => group.length)).toEqual([2, 6]);
});

it("takes a table whose rows have one thing each for a column below its heads", () => {
  const row = (index: number) => ({ top: index * 72, bottom: index * 72 + 60, left: 0 });
  const heads = Array.from({ length: 4 }, (_, index) => ({ ...row(0), left: index * 72 }));
  const rows = Array.from({ length: 13 }, (_, index) => row(index + 1));
  const boxes = [...heads, ...rows];
  expect(smallGroups(boxes, (box) => box).map((group) => group.length)).toEqual([4, 5, 5, 3]);
});

it("divides what stands by itself only where it is a lot", () => {
  const sizes = (count: number) =>
    looseGroups(Array.from({ length: count }, (_, index) => index)).map((group) => group.length);
  expect(sizes(3)).toEqual([1, 1, 1]);
  expect(sizes(20)).toEqual([5, 5, 5, 5]);
});
