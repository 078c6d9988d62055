import { expect, test } from "vitest";
import { canadianProvinces, countries, usStates } from "./places.ts";

test.each([
  ["countries", countries, 249, { code: "US", name: "United States" }],
  ["states", usStates, 56, { code: "DC", name: "District of Columbia" }],
  ["provinces", canadianProvinces, 13, { code: "QC", name: "Quebec" }],
])("all %s are there, each once, in the order of their names", (_, places, count, one) => {
  expect(places).toHaveLength(count);
  expect(new Set(places.map(({ code }) => code)).size).toBe(count);
  expect(places.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.length > 2)).toBe(true);
  expect(places).toContainEqual(one);
});
