import type { Image } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import {
  figureMisses,
  figurePatterns,
  type FigureSeries,
  type Member,
  memberCode,
  memberImage,
  seriesImage,
} from "./figure-series.ts";
import { createRng, type Rng } from "../rng.ts";
import { mean } from "../testing/arithmetic.ts";
import { chanceOfLikest, placesApart } from "../testing/guesses.ts";

const patterns = Object.entries(figurePatterns).map(([name, draw]) => ({ name, draw }));
const membersApart = (a: Member, b: Member) =>
  placesApart(memberCode(a).split("-"), memberCode(b).split("-"));

/** A series with its next member, the first of those drawn, and some wrong ones. */
function drawnBy(draw: (rng: Rng) => FigureSeries, seed: number, count?: number) {
  const rng = createRng(`series ${seed}`);
  const series = draw(rng);
  const atMost = series.misses.length === 1 ? (series.misses[0]?.length ?? 0) : 3;
  const { shown, next } = series;
  return { shown, next, drawn: [next, ...figureMisses(rng, series, count ?? atMost)] };
}

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
    const { drawn, next, shown } = drawnBy(draw, seed);
    const fits = (member: Member) =>
      (["shape", "shade", "count", "turn"] as const).every((name) => {
        const values = shown.map((one) => one[name]);
        return continuations(values, circleOf[name]).has(member[name]);
      });
    expect(fits(next), shown.map(memberCode).join(" ")).toBe(true);
    expect(drawn.filter(fits), shown.map(memberCode).join(" ")).toEqual([next]);
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
    const { drawn, shown } = drawnBy(figurePatterns[pattern], seed);
    const images = [seriesImage(shown), ...drawn.map(memberImage)];
    expect(images.flatMap(crowded)).toEqual([]);
  }
});

test("with two rules, each is needed: of three wrong ones one misses one, one the other, and one both", () => {
  const draws = Array.from({ length: 50 }, (_, seed) =>
    drawnBy(figurePatterns.turn_and_shade, seed),
  );
  for (const { drawn, next } of draws) {
    const missed = drawn.map(({ turn, shade }) => [turn !== next.turn, shade !== next.shade]);
    expect(missed.map(String).toSorted()).toEqual([
      "false,false",
      "false,true",
      "true,false",
      "true,true",
    ]);
  }
});

test.each([
  ["shape_and_shade", 3],
  ["count_and_shape", 3],
  ["turn_and_shade", 4],
  ["fine_turn_and_shade", 5],
] as const)("of %s the one most like the other %i is right as seldom as any", (pattern, count) => {
  const chances = Array.from({ length: 2_000 }, (_, seed) => {
    const { drawn, next } = drawnBy(figurePatterns[pattern], seed, count);
    return chanceOfLikest(next, drawn, membersApart);
  });
  expect(Math.abs(mean(chances) - 1 / (count + 1))).toBeLessThan(0.04);
});
