import { expect, test } from "vitest";
import { moveTo, nearest, scaleOf, segmentsOf } from "./line-geometry.ts";

test("time goes from edge to edge, and the scale from the bottom to the top", () => {
  const scale = scaleOf({ width: 600, rem: 16, from: 10, to: 20 });
  expect(scale.x(15)).toBeCloseTo((scale.x(10) + scale.x(20)) / 2);
  expect(scale.x(20)).toBeLessThanOrEqual(scale.right);
  expect(scale.y(0)).toBeCloseTo(scale.bottom);
  expect(scale.y(100)).toBeCloseTo(scale.top);
});

test("a single moment stands in the middle", () => {
  const scale = scaleOf({ width: 600, rem: 16, from: 10, to: 10 });
  expect(scale.x(10)).toBeCloseTo((scale.left + scale.right) / 2);
});

test("a line ends where another series begins, also one that was there before", () => {
  const points = ["4", "4", "5", "4"].map((series, index) => ({
    id: String(index),
    at: index,
    value: 50,
    series,
    text: "",
  }));
  expect(segmentsOf(points).map((one) => one.map(({ id }) => id))).toEqual([
    ["0", "1"],
    ["2"],
    ["3"],
  ]);
});

test("a finger between two points means the nearer one", () => {
  const scale = scaleOf({ width: 600, rem: 16, from: 0, to: 10 });
  const points = [0, 10].map((at) => ({ id: String(at), at, value: 50, series: "", text: "" }));
  expect(nearest(points, scale, scale.x(4))).toBe(0);
  expect(nearest(points, scale, scale.x(6))).toBe(1);
});

test("keys stop at the ends", () => {
  expect(moveTo("ArrowLeft", 0, 3)).toBe(0);
  expect(moveTo("ArrowRight", 1, 3)).toBe(2);
  expect(moveTo("End", 0, 3)).toBe(2);
  expect(moveTo("Home", 2, 3)).toBe(0);
  expect(moveTo("Enter", 2, 3)).toBeUndefined();
});
