import type { Image, MultipleChoiceView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { widthOf } from "../drawing/measure.ts";
import { viewsOf } from "../testing/items.ts";
import { letterMatch } from "./letter-match.ts";

const allLevels = letterMatch.levels.map((_, index) => index + 1);
const atLevel = (level: number) => viewsOf(letterMatch, level, "MultipleChoice");

const printOf = (image: Image | undefined) => {
  const part = image && "figure" in image ? image.figure.parts[0] : undefined;
  return { text: part?.text ?? "", font: part?.font, size: part?.size ?? 0 };
};
const targetOf = ({ stimulus: [shown] }: MultipleChoiceView) =>
  printOf(shown?.kind === "image" ? shown.image : undefined);
const choicesOf = ({ questions: [question] }: MultipleChoiceView) =>
  question?.choices.map(({ id, image }) => ({ id, ...printOf(image) })) ?? [];

const isUpper = (text: string) => text === text.toUpperCase();

describe.each(allLevels)("level %i", (level) => {
  const views = atLevel(level);

  test("one choice alone has the letters looked for, in their order", () => {
    for (const view of views) {
      const wanted = targetOf(view).text.toLowerCase();
      const right = choicesOf(view).filter(({ text }) => text.toLowerCase() === wanted);
      expect(right.map(({ id }) => id)).toEqual([view.questions[0]?.answer]);
    }
  });

  test("no letter can be taken for another in any font", () => {
    const shown = views.flatMap((view) => [targetOf(view), ...choicesOf(view)]);
    expect(shown.filter(({ text }) => /[il]/i.test(text))).toEqual([]);
  });

  test("letters fit their box however broad they are, and all choices have one size", () => {
    for (const view of views) {
      const choices = choicesOf(view);
      const broad = [targetOf(view), ...choices].filter(
        ({ text, size }) => widthOf(text, { size, isBold: true }) > 100,
      );
      expect(broad).toEqual([]);
      expect(new Set(choices.map(({ size }) => size)).size).toBe(1);
    }
  });

  test("its name does not give a choice away", () => {
    const [view] = views;
    expect(view?.questions[0]?.choices[0]?.label).toBe("Letters 1");
    expect(view?.stimulus[0]).toMatchObject({ alt: "The letters to match" });
  });
});

test("at first what matches looks the same; then the case differs; then the font", () => {
  const differsIn = (level: number, differs: (view: MultipleChoiceView) => boolean) =>
    atLevel(level).filter(differs).length;
  const inCase = (view: MultipleChoiceView) =>
    choicesOf(view).every(({ text }) => isUpper(text) !== isUpper(targetOf(view).text));
  const inFont = (view: MultipleChoiceView) =>
    choicesOf(view).every(({ font }) => font !== targetOf(view).font);
  expect(allLevels.map((level) => differsIn(level, inCase))).toEqual([
    0, 0, 200, 200, 200, 200, 200, 200,
  ]);
  expect(allLevels.map((level) => differsIn(level, inFont))).toEqual([
    0, 0, 0, 200, 200, 200, 200, 200,
  ]);
});

test.each(allLevels.slice(2))(
  "at level %i the letters to match look different in the other case, each of them",
  (level) => {
    const wanted = atLevel(level).map((view) => targetOf(view).text.toLowerCase());
    expect(wanted.filter((text) => /[copsuvwxz]/.test(text))).toEqual([]);
    expect(new Set(wanted).size).toBeGreaterThan(10);
  },
);

test("there are no fewer letters and choices from level to level", () => {
  const sizes = allLevels.map((level) => {
    const [view] = atLevel(level);
    return {
      letters: view ? targetOf(view).text.length : 0,
      choices: view ? choicesOf(view).length : 0,
    };
  });
  expect(sizes.map(({ letters }) => letters)).toEqual([1, 1, 1, 1, 2, 2, 3, 4]);
  expect(sizes.map(({ choices }) => choices)).toEqual([3, 4, 4, 5, 5, 6, 6, 6]);
});
