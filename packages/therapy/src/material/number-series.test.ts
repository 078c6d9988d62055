import { expect, test } from "vitest";
import { numberPatterns } from "./number-series.ts";
import { createRng } from "../rng.ts";

const isConstant = (numbers: readonly number[]) => numbers.every((one) => one === numbers[0]);
const differences = (numbers: readonly number[]) =>
  numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
const everySecond = <T>(list: readonly T[], from: 0 | 1) => list.filter((_, i) => i % 2 === from);

/** What somebody who tries the usual rules could take as the next number. */
function continuations(shown: readonly number[]): Set<number> {
  const last = shown.at(-1) ?? 0;
  const steps = differences(shown);
  const found = new Set<number>();
  if (isConstant(steps)) found.add(last + (steps[0] ?? 0));
  const ratios = shown.slice(1).map((number, index) => number / (shown[index] ?? 1));
  if (isConstant(ratios)) found.add(last * (ratios[0] ?? 1));
  const growth = differences(steps);
  if (isConstant(growth)) found.add(last + (steps.at(-1) ?? 0) + (growth[0] ?? 0));
  if (isConstant(everySecond(steps, 0)) && isConstant(everySecond(steps, 1)))
    found.add(last + (steps.at(-2) ?? 0));
  const lanes = [everySecond(shown, 0), everySecond(shown, 1)];
  if (lanes.every((lane) => lane.length >= 3 && isConstant(differences(lane)))) {
    const lane = lanes[shown.length % 2] ?? [];
    found.add((lane.at(-1) ?? 0) + (differences(lane)[0] ?? 0));
  }
  return found;
}

const patterns = Object.entries(numberPatterns).map(([name, draw]) => ({ name, draw }));

test.each(patterns)("only one number continues a series of $name", ({ draw }) => {
  for (let seed = 0; seed < 300; seed++) {
    const { shown, next, distractors } = draw(createRng(`series ${seed}`));
    const fitting = continuations(shown);
    expect([...fitting], shown.join(", ")).toEqual([next]);
    expect(distractors.length).toBeGreaterThanOrEqual(5);
    expect(distractors.filter((number) => fitting.has(number) || number < 0)).toEqual([]);
  }
});
