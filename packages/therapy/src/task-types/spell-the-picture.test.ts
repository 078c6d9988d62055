import { describe, expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
import { viewsOf } from "../testing/items.ts";
import { spellThePicture } from "./spell-the-picture.ts";

const allLevels = spellThePicture.levels.map((_, index) => index + 1);
const atLevel = (level: number) => viewsOf(spellThePicture, level, "SequenceCompletion");
const sortedLetters = (letters: readonly string[]) =>
  letters.toSorted((a, b) => (a < b ? -1 : 1)).join("");

describe.each(allLevels)("level %i", (level) => {
  const views = atLevel(level);

  test("every place takes one small letter, and every letter of the word is there", () => {
    for (const { placeholders, answers, choices } of views) {
      expect(placeholders).toHaveLength(answers.length);
      expect(answers.join("")).toMatch(/^[a-z]+$/);
      const spare = choices.map(({ value }) => value);
      for (const letter of answers) spare.splice(spare.indexOf(letter), 1);
      expect(spare.length).toBe(choices.length - answers.length);
    }
  });

  test("spare letters are foreign to the word, so that there is one way to spell it", () => {
    for (const { answers, choices } of views) {
      const own = choices.map(({ value }) => value).filter((letter) => answers.includes(letter));
      expect(sortedLetters(own)).toBe(sortedLetters(answers));
    }
  });

  test("the letters never lie there spelled out", () => {
    for (const { answers, choices } of views)
      expect(choices.map(({ value }) => value).join("")).not.toContain(answers.join(""));
  });

  test("the picture's name is not in what a screen reader says of it", () => {
    for (const { stimulus, answers } of views)
      for (const one of stimulus) expect("alt" in one && one.alt).not.toContain(answers.join(""));
  });
});

test("words get no shorter and spare letters no fewer from level to level", () => {
  const means = allLevels.map((level) => {
    const views = atLevel(level);
    return {
      letters: mean(views.map(({ answers }) => answers.length)),
      spare: mean(views.map(({ answers, choices }) => choices.length - answers.length)),
    };
  });
  for (const [index, { letters, spare }] of means.entries()) {
    const before = means[index - 1] ?? { letters: 0, spare: 0 };
    expect(letters, `letters of level ${index + 1}`).toBeGreaterThan(before.letters - 0.25);
    expect(spare, `spare letters of level ${index + 1}`).toBeGreaterThanOrEqual(before.spare);
  }
  expect([means[0]?.spare, means.at(-1)?.spare]).toEqual([0, 4]);
});
