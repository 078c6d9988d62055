import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { recreateThePattern } from "./recreate-the-pattern.ts";

const viewsAt = (level: number) => drawnViews(recreateThePattern, level, "BoardCompletion");

test.each([1, 2, 3, 4, 5])("at level %i the pattern stays in sight", (level) => {
  for (const view of viewsAt(level)) {
    expect(view.stimulus.map(({ kind }) => kind)).toEqual(["image"]);
    expect(view.study).toBeUndefined();
  }
});

test.each([6, 7, 8])("at level %i the pattern is put away before it is made", (level) => {
  for (const view of viewsAt(level)) {
    expect(view.stimulus).toEqual([]);
    expect(view.study?.stimulus.map(({ kind }) => kind)).toEqual(["image"]);
  }
});

test("every color of the palette is needed, and each has a mark of its own", () => {
  for (const view of viewsAt(5)) {
    const used = new Set(view.answers.map(({ value }) => value));
    expect(used).toEqual(new Set(view.items.map(({ value }) => value)));
    const marks = view.items.map(({ image }) =>
      image && "figure" in image ? image.figure.parts.at(-1)?.shape : undefined,
    );
    expect(new Set(marks).size).toBe(view.items.length);
  }
});

test("the model shows each tile where it is wanted", () => {
  for (const view of viewsAt(3)) {
    const [model] = view.stimulus;
    const parts =
      model?.kind === "image" && "figure" in model.image ? model.image.figure.parts : [];
    const tiles = parts.filter(({ shape, fill }) => shape === "square" && fill !== "white");
    const cell = (at: number) => Math.floor((at - 2) / (96 / view.columns.length)) + 1;
    expect(
      tiles.map(({ x, y, fill }) => ({
        column: `column-${cell(x)}`,
        row: `row-${cell(y)}`,
        value: fill,
      })),
    ).toEqual(view.answers);
  }
});
