import { expect, test } from "vitest";
import { nearestWhole } from "./rounding.ts";

test("a half goes up, also where a computer's fractions put it a hair below", () => {
  expect(0.575 * 100).toBeLessThan(57.5);
  expect([0.575 * 100, 0.285 * 100, 0.395 * 100].map(nearestWhole)).toEqual([58, 29, 40]);
  expect([57.4, 57.5, 57.6, 0, 100].map(nearestWhole)).toEqual([57, 58, 58, 0, 100]);
  const halves = Array.from({ length: 100 }, (_, whole) =>
    nearestWhole(((whole + 0.5) / 100) * 100),
  );
  expect(halves).toEqual(Array.from({ length: 100 }, (_, whole) => whole + 1));
});
