import { english } from "@regain/content/en/content";
import { describe, expect, test } from "vitest";
import { editDistance } from "../spelling.ts";
import { mean } from "../testing/arithmetic.ts";
import { viewsOf } from "../testing/items.ts";
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
