import type { Image, MultipleChoiceView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
import { drawnItems, drawnViews, viewOf } from "../testing/drawn-items.ts";
import { chanceOfLikest } from "../testing/guesses.ts";
import { viewsOf } from "../testing/items.ts";
import { hiddenFigures } from "./hidden-figures.ts";

const partsOf = (image: Image | undefined) =>
  image && "figure" in image ? image.figure.parts : [];

function drawingOf({ stimulus: [shown] }: MultipleChoiceView) {
  return shown?.kind === "image" ? shown.image : undefined;
}

test.each([1, 2, 3])("at level %i one choice alone is among the shapes that overlap", (level) => {
  for (const view of drawnViews(hiddenFigures, level, "MultipleChoice")) {
    const shapes = partsOf(drawingOf(view)).map(({ shape }) => shape);
    const [question] = view.questions;
    const hidden = question?.choices.filter(({ image }) =>
      shapes.includes(partsOf(image)[0]?.shape),
    );
    expect(hidden?.map(({ id }) => id)).toEqual([question?.answer]);
    expect(new Set(shapes).size).toBe(shapes.length);
  }
});

/** Which shapes are drawn, and which other ones are offered. */
function drawnAndFoils(view: MultipleChoiceView) {
  const [question] = view.questions;
  return {
    drawn: partsOf(drawingOf(view)).map(({ shape }) => shape ?? ""),
    foils: (question?.choices ?? [])
      .filter(({ id }) => id !== question?.answer)
      .map(({ image }) => partsOf(image)[0]?.shape ?? ""),
  };
}

test.each([1, 2, 3])("at level %i no foil can be seen in a shape that is drawn", (level) => {
  const seen = viewsOf(hiddenFigures, level, "MultipleChoice").flatMap((view) => {
    const { drawn, foils } = drawnAndFoils(view);
    return drawn.flatMap((shape) => foils.map((foil) => `${foil} in ${shape}`));
  });
  expect(seen.length).toBeGreaterThan(500);
  for (const pair of [
    "triangle in diamond",
    "triangle in star",
    "triangle in arrow",
    "square in cross",
  ])
    expect(seen).not.toContain(pair);
});

test.each([1, 2, 3])("at level %i every shape is a foil at times", (level) => {
  const foils = viewsOf(hiddenFigures, level, "MultipleChoice").flatMap(
    (view) => drawnAndFoils(view).foils,
  );
  expect(new Set(foils).size).toBe(10);
});

test.each([1, 2, 3])("at level %i no shape is right more often than a guess would be", (level) => {
  const offered = new Map<string, number>();
  const right = new Map<string, number>();
  const views = drawnItems(hiddenFigures, level, { count: 4_000 });
  for (const { view } of views) {
    const [question] = viewOf(view, "MultipleChoice").questions;
    for (const { id, image } of question?.choices ?? []) {
      const shape = partsOf(image)[0]?.shape ?? "";
      offered.set(shape, (offered.get(shape) ?? 0) + 1);
      if (id === question?.answer) right.set(shape, (right.get(shape) ?? 0) + 1);
    }
  }
  const guessed = views.length / [...offered.values()].reduce((sum, times) => sum + times, 0);
  expect(offered.size).toBe(10);
  for (const [shape, times] of offered)
    expect((right.get(shape) ?? 0) / times, shape).toBeLessThan(guessed + 0.1);
});

/** The lines of a drawing in steps of its lattice, each from its lesser end. */
function linesIn(image: Image | undefined, step: number, origin: number): string[] {
  const path = partsOf(image)[0]?.path ?? "";
  return path
    .split("M")
    .filter(Boolean)
    .flatMap((stroke) => {
      const points = stroke
        .replace("Z", `L${stroke.split("L")[0]}`)
        .split("L")
        .map((point) =>
          point.split(" ").map((value) => Math.round((Number(value) - origin) / step)),
        );
      return points
        .slice(1)
        .map((point, index) => [points[index], point].map(String).toSorted().join("-"));
    });
}

const moved = (lines: readonly string[], dx: number, dy: number) =>
  lines.map((line) =>
    line
      .split("-")
      .map((point) => {
        const [x = 0, y = 0] = point.split(",").map(Number);
        return `${x + dx},${y + dy}`;
      })
      .toSorted()
      .join("-"),
  );

/** The same lines at twice the size: each of them becomes two. */
const enlarged = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = line
      .split("-")
      .map((point) => point.split(",").map(Number));
    const middle = [ax + bx, ay + by];
    return [
      [2 * ax, 2 * ay],
      [2 * bx, 2 * by],
    ].map((end) => [end, middle].map(String).toSorted().join("-"));
  });

/** Whether the outline can be laid on the lines somewhere; shifts beyond the lattice find nothing. */
function isIn(lines: readonly string[], outline: readonly string[], shifts = [0, 1, 2, 3, 4]) {
  return shifts.some((dx) =>
    shifts.some((dy) => moved(outline, dx, dy).every((line) => lines.includes(line))),
  );
}

/** An outline is centered in its box: after this, its first column and row are 0. */
function settledLines(image: Image | undefined) {
  const path = partsOf(image)[0]?.path ?? "";
  const values = [...path.matchAll(/([\d.]+) ([\d.]+)/g)];
  const left = Math.min(...values.map(([, x]) => Number(x)));
  const top = Math.min(...values.map(([, , y]) => Number(y)));
  const home = path.replace(
    /([\d.]+) ([\d.]+)/g,
    (_, x: string, y: string) => `${Number(x) - left} ${Number(y) - top}`,
  );
  return linesIn({ figure: { parts: [{ path: home, x: 50, y: 50, size: 100 }] } }, 32, 0);
}

test.each([
  { level: 4, points: 4 },
  { level: 5, points: 5 },
  { level: 6, points: 5 },
])(
  "at level $level one choice alone can be laid on the lines of the drawing",
  ({ level, points }) => {
    for (const view of drawnViews(hiddenFigures, level, "MultipleChoice")) {
      const lines = linesIn(drawingOf(view), 88 / (points - 1), 6);
      const [question] = view.questions;
      const hidden = question?.choices.filter(({ image }) => isIn(lines, settledLines(image)));
      expect(hidden?.map(({ id }) => id)).toEqual([question?.answer]);
      const twice = enlarged(lines);
      const smaller = question?.choices.filter(({ image }) =>
        isIn(twice, settledLines(image), [0, 2, 4, 6]),
      );
      expect(smaller, "none is there half as large").toEqual([]);
    }
  },
);

test("at level 6 the outline most like the other four is right about as seldom as any", () => {
  const chances = viewsOf(hiddenFigures, 6, "MultipleChoice").map(({ questions: [question] }) => {
    const shown = (question?.choices ?? []).map(({ id, image }) => ({
      id,
      lines: settledLines(image),
    }));
    const right = shown.find(({ id }) => id === question?.answer);
    return chanceOfLikest(
      right,
      shown,
      (a, b) => a?.lines.filter((line) => !b?.lines.includes(line)).length ?? 0,
    );
  });
  expect(mean(chances)).toBeLessThan(0.27);
});
