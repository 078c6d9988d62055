import type { Image } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import {
  figurePatterns,
  type Member,
  memberCode,
  memberImage,
  seriesImage,
} from "./figure-series.ts";
import { createRng } from "../rng.ts";

const patterns = Object.entries(figurePatterns).map(([name, draw]) => ({ name, draw }));
type Value = Member[keyof Member] | undefined;

/** What the usual rules could suggest as the next value: the shortest visibly repeating pattern, or an equal step. */
function continuations(values: readonly Value[], circle: number): Set<Value> {
  const found = new Set<Value>();
  const period = [1, 2, 3, 4].find(
    (length) =>
      values.length >= length + 2 &&
      values.every((value, index) => index < length || value === values[index - length]),
  );
  if (period !== undefined) found.add(values.at(-period));
  const steps = values
    .slice(1)
    .map((value, i) => (Number(value) - Number(values[i]) + circle) % circle);
  const [step = Number.NaN] = steps;
  if (steps.every((one) => one === step)) found.add((Number(values.at(-1)) + step) % circle);
  return found;
}

/** Counts do not wrap around; a large circle leaves them as they are. */
const circleOf = { shape: 1, shade: 1, count: 1_000, turn: 360 };

test.each(patterns)("only one figure continues a series of $name", ({ draw }) => {
  for (let seed = 0; seed < 300; seed++) {
    const { shown, next, distractors } = draw(createRng(`series ${seed}`));
    const fits = (member: Member) =>
      (["shape", "shade", "count", "turn"] as const).every((name) => {
        const values = shown.map((one) => one[name]);
        return continuations(values, circleOf[name]).has(member[name]);
      });
    expect(fits(next), shown.map(memberCode).join(" ")).toBe(true);
    expect(distractors.filter(fits), shown.map(memberCode).join(" ")).toEqual([]);
  }
});

/** The shapes of a drawing that are closer to another, outlines included, than a sixth of their size. */
function crowded(image: Image) {
  const parts = "figure" in image ? image.figure.parts.filter(({ shape }) => shape) : [];
  return parts.filter(({ x, y, size, strokeWidth = 0 }, index) =>
    parts
      .slice(0, index)
      .some(
        (other) =>
          Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) - size - strokeWidth < size / 6,
      ),
  );
}

test.each(["count", "count_and_shape"] as const)("each shape of a %s can be counted", (pattern) => {
  for (let seed = 0; seed < 100; seed++) {
    const { shown, next, distractors } = figurePatterns[pattern](createRng(`series ${seed}`));
    const images = [seriesImage(shown), ...[next, ...distractors].map(memberImage)];
    expect(images.flatMap(crowded)).toEqual([]);
  }
});

test("with two rules, the first distractors each miss one of them", () => {
  const { next, distractors } = figurePatterns.turn_and_shade(createRng("two rules"));
  const [first, second] = distractors;
  expect(first).toMatchObject({ turn: next.turn });
  expect(first?.shade).not.toBe(next.shade);
  expect(second).toMatchObject({ shade: next.shade });
  expect(second?.turn).not.toBe(next.turn);
});
