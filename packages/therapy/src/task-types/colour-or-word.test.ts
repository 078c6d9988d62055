import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { colourOrWord } from "./colour-or-word.ts";

function shownIn({ stimulus: [shown], text, answer }: MultipleChoiceView["questions"][number]) {
  const part = shown?.kind === "image" && "figure" in shown.image && shown.image.figure.parts[0];
  const { text: word, fill: ink } = part || {};
  return { word, ink, answer, asksForWord: text?.includes("word") };
}

test.each([1, 2, 3, 4, 5])(
  "at level %i the question says whether color or word is right",
  (level) => {
    for (const { questions } of drawnViews(colourOrWord, level, "MultipleChoice"))
      for (const { word, ink, answer, asksForWord } of questions.map(shownIn)) {
        expect(answer).toBe(asksForWord ? word : ink);
        expect(word).not.toBe(ink);
      }
  },
);

test("words that name no color come first; from then on each names one of the choices", () => {
  const isColour = (level: number) =>
    drawnViews(colourOrWord, level, "MultipleChoice").flatMap(({ questions }) =>
      questions.map((question) =>
        question.choices.some(({ text }) => text === shownIn(question).word),
      ),
    );
  expect(isColour(1)).not.toContain(true);
  expect(isColour(2)).not.toContain(false);
});

test("the rule stays, then changes once, then many times", () => {
  const changesAt = (level: number) =>
    drawnViews(colourOrWord, level, "MultipleChoice").map(({ questions }) => {
      const rules = questions.map((question) => shownIn(question).asksForWord);
      return rules.filter((rule, index) => index > 0 && rule !== rules[index - 1]).length;
    });
  expect(new Set(changesAt(3))).toEqual(new Set([0]));
  expect(new Set(changesAt(4))).toEqual(new Set([1]));
  expect(Math.min(...changesAt(5))).toBeGreaterThanOrEqual(4);
});

test("choices keep their places from one question to the next", () => {
  for (const { questions } of drawnViews(colourOrWord, 5, "MultipleChoice"))
    for (const { choices } of questions) expect(choices).toEqual(questions[0]?.choices);
});
