import { expect, test } from "vitest";
import { gradeOf, longSentences, withFigures } from "../testing/readability.ts";
import { brochureTexts, type Handout, handoutFooter, handouts } from "./handouts.ts";

const all: readonly Handout[] = Object.values(handouts);

const textsOf = ({ title, sections }: Handout): string[] => [
  title,
  ...sections.flatMap(({ heading, paragraphs = [], steps = [], points = [] }) => [
    heading,
    ...paragraphs,
    ...steps,
    ...points,
  ]),
];

test("every handout is short and plain", () => {
  const own = [...Object.values(brochureTexts), handoutFooter].map(withFigures);
  const texts = [...all.flatMap(textsOf), ...own];
  expect(texts.flatMap(longSentences)).toEqual([]);
  for (const handout of all) expect(gradeOf(textsOf(handout).join(". "))).toBeLessThan(6);
  const hard = texts.filter((text) => text.split(" ").length >= 7 && gradeOf(text) > 8);
  expect(hard).toEqual([]);
});

test("every section says something", () => {
  for (const { sections, summary } of all) {
    expect(summary).toMatch(/\.$/);
    for (const { paragraphs = [], steps = [], points = [] } of sections)
      expect(paragraphs.length + steps.length + points.length).toBeGreaterThan(0);
  }
});
