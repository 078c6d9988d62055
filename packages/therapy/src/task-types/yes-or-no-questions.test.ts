import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
import { itemsOf, viewsOf } from "../testing/items.ts";
import { yesOrNoQuestions } from "./yes-or-no-questions.ts";

const allLevels = yesOrNoQuestions.levels.map((_, index) => index + 1);

test.each(allLevels)(
  "level %i: the question is heard, and its answer is the right one",
  (level) => {
    for (const { stimulus, questions, answerText } of viewsOf(
      yesOrNoQuestions,
      level,
      "MultipleChoice",
    )) {
      const [heard] = stimulus;
      const text = heard?.kind === "audio" ? heard.speech.text : "";
      const known = english.yesNoQuestions.find((one) => one.text === text);
      expect(known?.level).toBe(level);
      expect(questions[0]?.choices.map(({ id }) => id)).toEqual(["yes", "no"]);
      expect(questions[0]?.answer).toBe(known?.isYes ? "yes" : "no");
      expect(answerText).toBe(`${text} ${known?.isYes ? "Yes" : "No"}.`);
    }
  },
);

test("questions get longer from the first level to the last", () => {
  const words = allLevels.map((level) =>
    mean(itemsOf(yesOrNoQuestions, level).map(({ effort }) => effort)),
  );
  expect(words[0]).toBeLessThan(words[1] ?? 0);
  expect(words[1]).toBeLessThan(words.at(-1) ?? 0);
});
