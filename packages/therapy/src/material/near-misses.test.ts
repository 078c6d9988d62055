import { describe, expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { drawSpread, nearMisses, spreadsOf } from "./near-misses.ts";

const days = spreadsOf(1, 7);
const draws = Array.from({ length: 800 }, (_, index) => createRng(`draw ${index}`));

describe("wrong numbers beside a right one", () => {
  test("are off by the small step, by the large one, or by several of them", () => {
    const offs = draws.flatMap((rng) => nearMisses(rng, 15, days)).map((number) => number - 15);
    expect(new Set(offs.map(Math.abs))).toEqual(new Set([1, 2, 3, 6, 7, 8]));
  });

  test("are as often all larger as all smaller as on both sides of it", () => {
    const places = draws.map((rng) => nearMisses(rng, 15, days).filter((one) => one < 15).length);
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((one) => one === place).length / draws.length;
      expect(share, `${place} smaller`).toBeGreaterThan(0.2);
      expect(share, `${place} smaller`).toBeLessThan(0.3);
    }
  });

  test("are possible, and different", () => {
    for (const rng of draws) {
      const misses = nearMisses(rng, 2, days, (number) => number > 0);
      expect(Math.min(...misses)).toBeGreaterThan(0);
      expect(new Set([2, ...misses]).size).toBe(4);
    }
  });
});

test("a drawn spread begins at 0, and each of its numbers is one slip away from another", () => {
  for (const rng of draws.slice(0, 200)) {
    const spread = drawSpread(rng, [1, 7], 5);
    expect([spread[0], new Set(spread).size]).toEqual([0, 5]);
    expect(spread).toEqual(spread.toSorted((a, b) => a - b));
    for (const one of spread)
      expect(spread.some((other) => [1, 7].includes(Math.abs(other - one)))).toBe(true);
  }
});
