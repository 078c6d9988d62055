import { describe, expect, test } from "vitest";
import { labelAnchor, outline, planRadar, spokePoint } from "./radar-geometry.ts";

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

describe("the plan of a figure with its words", () => {
  const areas = [
    "Auditory comprehension",
    "Attention",
    "Executive functioning",
    "Visual",
    "Reading",
    "Quantitative",
    "Memory",
    "Writing",
    "Speaking",
  ];
  /** How far out the words reach, given the width of their letters. */
  const reach = (labels: readonly string[], width: number, em: number) =>
    planRadar(labels, width, em).words.flatMap(({ anchor, lines }) =>
      lines.map(
        ({ text, x }) => Math.abs(x) + (anchor === "middle" ? 0.26 : 0.52) * text.length * em,
      ),
    );

  test.each([
    ["a patient's telephone", 358, 17.5],
    ["a patient's tablet, text at 200 %", 748, 35],
    ["a clinician's column", 440, 14],
  ])("%s: words at their size stay inside", (_, width, em) => {
    const { isNumbered, radius } = planRadar(areas, width, em);
    expect(isNumbered).toBe(false);
    expect(radius).toBeGreaterThan(3 * em);
    expect(Math.max(...reach(areas, width, em))).toBeLessThanOrEqual(width / 2);
  });

  test("larger words, a smaller figure; no room for both, numbers", () => {
    const at = (em: number) => planRadar(areas, 748, em);
    expect(at(35).radius).toBeLessThan(at(24).radius);
    const { isNumbered, words, radius } = planRadar(areas, 326, 35);
    expect(isNumbered).toBe(true);
    expect(words.map(({ lines }) => lines.map(({ text }) => text))).toEqual(
      areas.map((_, index) => [String(index + 1)]),
    );
    expect(radius).toBeGreaterThan(3 * 35);
  });

  test("wide words above a small figure do not lie on those beside it", () => {
    const labels = areas.filter((name) => name !== "Attention");
    const [above, next] = planRadar(labels, 300, 17.5).words;
    expect(above!.lines.at(-1)!.y).toBeLessThanOrEqual(next!.lines[0]!.y - 17.5);
  });

  test("nothing measured yet", () => {
    expect(planRadar(areas, 0, 16).radius).toBe(0);
  });
});
