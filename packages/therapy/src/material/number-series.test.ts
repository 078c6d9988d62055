import { expect, test } from "vitest";
import { numberMisses, numberPatterns } from "./number-series.ts";
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
    const rng = createRng(`series ${seed}`);
    const series = draw(rng);
    const fitting = continuations(series.shown);
    expect([...fitting], series.shown.join(", ")).toEqual([series.next]);
    const misses = numberMisses(rng, series, 5);
    expect(new Set(misses).size).toBe(5);
    expect(misses.filter((number) => fitting.has(number) || number < 0)).toEqual([]);
  }
});

test.each(patterns)(
  "the next of $name is as often the least as any other of 4 or 6",
  ({ draw }) => {
    for (const count of [4, 6]) {
      const places = Array.from({ length: 600 }, (_, seed) => {
        const rng = createRng(`places ${seed}`);
        const series = draw(rng);
        const misses = numberMisses(rng, series, count - 1);
        return misses.filter((number) => number < series.next).length;
      });
      for (let place = 0; place < count; place++) {
        const share = places.filter((one) => one === place).length / places.length;
        expect(Math.abs(share - 1 / count), `${place} of ${count} smaller`).toBeLessThan(0.08);
      }
    }
  },
);

test.each(patterns)(
  "one step too few or too many is often among the choices of $name",
  ({ draw }) => {
    const isOff = Array.from({ length: 300 }, (_, seed) => {
      const rng = createRng(`slips ${seed}`);
      const series = draw(rng);
      const far = Math.max(...series.slips);
      return numberMisses(rng, series, 3).some((miss) => Math.abs(miss - series.next) === far);
    });
    expect(isOff.filter(Boolean).length / isOff.length).toBeGreaterThan(0.4);
  },
);
