import { expect, test } from "vitest";
import { labelAnchor, outline, spokePoint } from "./radar-geometry.ts";

test("the first spoke points up and the next ones go round clockwise", () => {
  const up = spokePoint(0, 4, 1, 100);
  expect(up.x).toBeCloseTo(0);
  expect(up.y).toBeCloseTo(-100);
  expect(spokePoint(1, 4, 0.5, 100).x).toBeCloseTo(50);
});

test("an outline has one corner a value, nearer the middle the smaller it is", () => {
  expect(outline([1, 0, 0.5, 1], 100)).toBe("0.0,-100.0 0.0,0.0 0.0,50.0 -100.0,0.0");
});

test("words stand away from the figure on either side", () => {
  expect(labelAnchor({ x: 40, y: 0 })).toBe("start");
  expect(labelAnchor({ x: -40, y: 0 })).toBe("end");
  expect(labelAnchor({ x: 0, y: -40 })).toBe("middle");
});
