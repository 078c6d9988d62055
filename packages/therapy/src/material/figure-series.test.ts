import { expect, test } from "vitest";
import { figurePatterns, type Member, memberCode } from "./figure-series.ts";
import { createRng } from "../rng.ts";

const patterns = Object.entries(figurePatterns).map(([name, draw]) => ({ name, draw }));
type Value = Member[keyof Member] | undefined;

/** What the usual rules could take for the next value: the shortest order that is seen to repeat, or an equal step. */
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

/** Counts do not come round; a large circle leaves them as they are. */
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

test("with two rules, the first distractors each miss one of them", () => {
  const { next, distractors } = figurePatterns.turn_and_shade(createRng("two rules"));
  const [first, second] = distractors;
  expect(first).toMatchObject({ turn: next.turn });
  expect(first?.shade).not.toBe(next.shade);
  expect(second).toMatchObject({ shade: next.shade });
  expect(second?.turn).not.toBe(next.turn);
});
