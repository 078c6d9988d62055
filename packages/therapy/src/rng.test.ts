import { describe, expect, test } from "vitest";
import { createRng, type Rng } from "./rng.ts";

const draws = (rng: Rng, count = 20) => Array.from({ length: count }, () => rng.int(1_000));

test("the same seed gives the same numbers for good", () => {
  // Kept sessions are rebuilt from their seeds: these numbers must never change.
  expect(draws(createRng("regain"), 5)).toEqual([893, 156, 35, 811, 383]);
  expect(draws(createRng("one"))).toEqual(draws(createRng("one")));
  expect(draws(createRng("one"))).not.toEqual(draws(createRng("two")));
});

test("a named stream does not care what else was drawn", () => {
  const quiet = createRng("seed");
  const busy = createRng("seed");
  draws(busy);
  expect(draws(busy.stream("part"))).toEqual(draws(quiet.stream("part")));
  expect(draws(quiet.stream("part"))).not.toEqual(draws(quiet.stream("other part")));
});

describe("what is drawn", () => {
  test("is every value about equally often", () => {
    const rng = createRng("even");
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6_000; i++) {
      const face = rng.int(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(Math.max(...counts)).toBeLessThan(1_100);
  });

  test("lies between its bounds, both of which occur", () => {
    const rng = createRng("between");
    const seen = Array.from({ length: 200 }, () => rng.between(3, 5));
    expect([...new Set(seen)].toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
  });

  test("happens as often as the chance says", () => {
    const rng = createRng("chance");
    const happened = Array.from({ length: 4_000 }, () => rng.chance(1, 4)).filter(Boolean);
    expect(happened.length).toBeGreaterThan(900);
    expect(happened.length).toBeLessThan(1_100);
    expect(rng.chance(0, 4)).toBe(false);
    expect(rng.chance(4, 4)).toBe(true);
  });
});

test("shuffling keeps every member and leaves the list as it was", () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = createRng("shuffle").shuffle(list);
  expect(shuffled).not.toEqual(list);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a sample has no member twice", () => {
  const sample = createRng("sample").sample([1, 2, 3, 4, 5], 4);
  expect(new Set(sample).size).toBe(4);
});

test.each([
  { what: "a number below 0", draw: (rng: Rng) => rng.int(0) },
  { what: "a number below a fraction", draw: (rng: Rng) => rng.int(2.5) },
  { what: "one of nothing", draw: (rng: Rng) => rng.pick([]) },
  { what: "3 of 2", draw: (rng: Rng) => rng.sample([1, 2], 3) },
])("$what cannot be drawn", ({ draw }) => {
  expect(() => draw(createRng("impossible"))).toThrow(RangeError);
});
