import { expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { scanPlaces } from "./scan-places.ts";

const grid = { columns: 8, rows: 4 };
const drawn = Array.from({ length: 50 }, (_, seed) =>
  scanPlaces(createRng(`places ${seed}`), grid, { left: 6, right: 2 }),
);

test("each side gets what was asked for, in cells of their own", () => {
  for (const places of drawn) {
    expect(new Set(places).size).toBe(8);
    expect(places.filter((cell) => cell % 8 < 4)).toHaveLength(6);
  }
});

test("something always lies at either edge, and in every column of a half that has enough", () => {
  for (const places of drawn) {
    const columns = new Set(places.map((cell) => cell % 8));
    for (const column of [0, 1, 2, 3, 7]) expect(columns).toContain(column);
  }
});

test("a half cannot hold more than it has cells", () => {
  const rng = createRng("full");
  expect(() => scanPlaces(rng, { columns: 4, rows: 1 }, { left: 3, right: 1 })).toThrow(RangeError);
});
