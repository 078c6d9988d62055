import { expect, test } from "vitest";
import { bandOf } from "./bands.ts";

test("accuracy is high from the 90th percentile on and low below the 40th", () => {
  const seen = [100, 90, 89, 40, 39, 0].map((percentile) => bandOf("accuracy", percentile));
  expect(seen).toEqual(["high", "high", "middle", "middle", "low", "low"]);
});

test("latency is high from the 80th percentile on and low below the 60th", () => {
  const seen = [80, 79, 60, 59].map((percentile) => bandOf("latency", percentile));
  expect(seen).toEqual(["high", "middle", "middle", "low"]);
});

test("without a percentile there is no colour", () => {
  expect(bandOf("accuracy", null)).toBeUndefined();
});
