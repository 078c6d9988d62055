import type { Image, MultipleChoiceView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { mirrored, polyominoCode, type Polyomino } from "../material/polyominoes.ts";
import { drawnViews } from "../testing/drawn-items.ts";
import { turnedShapes } from "./turned-shapes.ts";

/** Reads the squares back from a drawing, rotated so that the first side of the first square is level. */
function squaresOf(image: Image | undefined): Polyomino {
  const parts = image && "figure" in image ? image.figure.parts : [];
  const corners = parts.map(({ path }) =>
    [...(path ?? "").matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );
  const [[[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = []] = corners;
  const side = Math.hypot(bx - ax, by - ay);
  const [cos, sin] = [(bx - ax) / side, (by - ay) / side];
  return corners.map(([[x = 0, y = 0] = []]) => [
    Math.round(((x - ax) * cos + (y - ay) * sin) / side),
    Math.round(((y - ay) * cos - (x - ax) * sin) / side),
  ]);
}

const targetOf = ({ stimulus: [shown] }: MultipleChoiceView) =>
  squaresOf(shown?.kind === "image" ? shown.image : undefined);

test.each([1, 2, 3, 4, 5, 6])(
  "at level %i one choice alone is the shape shown, turned",
  (level) => {
    for (const view of drawnViews(turnedShapes, level, "MultipleChoice")) {
      const [shown] = view.stimulus;
      const target = polyominoCode(squaresOf(shown?.kind === "image" ? shown.image : undefined));
      const [question] = view.questions;
      const same = question?.choices.filter(
        ({ image }) => polyominoCode(squaresOf(image)) === target,
      );
      expect(same?.map(({ id }) => id)).toEqual([question?.answer]);
    }
  },
);

test("foils are other shapes first, then mirror images alone", () => {
  const mirrorShare = (level: number) => {
    const foils = drawnViews(turnedShapes, level, "MultipleChoice").flatMap((view) => {
      const target = targetOf(view);
      const [question] = view.questions;
      return (question?.choices ?? [])
        .filter(({ id }) => id !== question?.answer)
        .map(({ image }) => polyominoCode(squaresOf(image)) === polyominoCode(mirrored(target)));
    });
    return foils.filter(Boolean).length / foils.length;
  };
  expect([2, 3, 6].map(mirrorShare)).toEqual([0, 1, 1]);
});

/** Whether the sides of its squares are upright. */
function isStraight(image: Image | undefined): boolean {
  const [part] = image && "figure" in image ? image.figure.parts : [];
  const [[ax, ay] = [], [bx, by] = []] = [
    ...(part?.path ?? "").matchAll(/(-?[\d.]+) (-?[\d.]+)/g),
  ].map(([, x, y]) => [Math.round(Number(x)), Math.round(Number(y))]);
  return ax === bx || ay === by;
}

test.each([1, 2, 3, 4, 5, 6])("at level %i all choices slant alike", (level) => {
  for (const { questions } of drawnViews(turnedShapes, level, "MultipleChoice")) {
    const straight = questions[0]?.choices.map(({ image }) => isStraight(image));
    expect(new Set(straight).size).toBe(1);
  }
});
