import { english } from "@regain/content/en/content";
import { describe, expect, test } from "vitest";
import { editDistance } from "../spelling.ts";
import { mean } from "../testing/arithmetic.ts";
import { chanceOfLikest } from "../testing/guesses.ts";
import { viewsOf } from "../testing/items.ts";
import { spokenWordToPicture } from "./spoken-word-to-picture.ts";
import { writtenWordToPicture } from "./written-word-to-picture.ts";

const allLevels = writtenWordToPicture.levels.map((_, index) => index + 1);
const atLevel = (level: number) => viewsOf(writtenWordToPicture, level, "MultipleChoice");
const choicesOf = ({ questions: [question] }: ReturnType<typeof atLevel>[number]) =>
  question?.choices ?? [];

describe.each(allLevels)("level %i", (level) => {
  const views = atLevel(level);

  test("the word is read, not heard, so nothing covers the pictures", () => {
    for (const { stimulus, instructions } of views) {
      expect(stimulus.map(({ kind }) => kind)).toEqual(["text"]);
      expect(instructions.choiceCoverText).toBeUndefined();
    }
  });

  test("its picture is the right one, and no picture is named to a screen reader", () => {
    for (const view of views) {
      const [shown] = view.stimulus;
      const word = english.words.find(({ id }) => id === view.questions[0]?.answer);
      expect(shown).toMatchObject({ text: word?.text });
      for (const [index, { label }] of choicesOf(view).entries())
        expect(label).toBe(`Picture ${index + 1}`);
    }
  });
});

test("from level to level there are no fewer pictures, and words are no easier", () => {
  const words = new Map(english.words.map((word) => [word.id, word]));
  const levels = allLevels.map((level) => ({
    choices: mean(atLevel(level).map((view) => choicesOf(view).length)),
    band: mean(
      atLevel(level).map(({ questions: [one] }) => words.get(one?.answer ?? "")?.band ?? 0),
    ),
  }));
  for (const [index, { choices, band }] of levels.entries()) {
    expect(choices).toBeGreaterThanOrEqual(levels[index - 1]?.choices ?? 2);
    expect(band, `level ${index + 1}`).toBeGreaterThan((levels[index - 1]?.band ?? 1) - 0.2);
  }
});

/** Mean edit distance between the word and the words of the other pictures. */
const distanceAt = (level: number) =>
  mean(
    atLevel(level).flatMap((view) => {
      const right = choicesOf(view).find(({ id }) => id === view.questions[0]?.answer)?.value ?? "";
      const foils = choicesOf(view).filter(({ value }) => value !== right);
      return foils.map(({ value }) => editDistance(right, value));
    }),
  );

test("at the top the words beside the right one are closer in print than those of its group", () => {
  expect(distanceAt(8)).toBeLessThan(distanceAt(5) - 0.5);
});

test.each([
  { taskType: spokenWordToPicture, level: 4, choices: 4 },
  { taskType: spokenWordToPicture, level: 5, choices: 4 },
  { taskType: spokenWordToPicture, level: 6, choices: 5 },
  { taskType: spokenWordToPicture, level: 7, choices: 6 },
  { taskType: writtenWordToPicture, level: 4, choices: 4 },
  { taskType: writtenWordToPicture, level: 5, choices: 4 },
  { taskType: writtenWordToPicture, level: 6, choices: 5 },
  { taskType: writtenWordToPicture, level: 7, choices: 6 },
])(
  "$taskType.systemName, level $level: what most pictures belong to hardly tells the right one",
  ({ taskType, level, choices }) => {
    const categories = new Map(english.words.map(({ id, category }) => [id, category]));
    const chances = viewsOf(taskType, level, "MultipleChoice").map((view) => {
      const shown = choicesOf(view).map(({ id }) => ({ id, category: categories.get(id) }));
      const right = shown.find(({ id }) => id === view.questions[0]?.answer);
      return chanceOfLikest(right, shown, (a, b) => (a?.category === b?.category ? 0 : 1));
    });
    expect(chances).toHaveLength(200);
    expect(mean(chances)).toBeLessThanOrEqual(1 / (choices - 1));
  },
);
