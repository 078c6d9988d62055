import { english } from "@regain/content/en/content";
import { describe, expect, test } from "vitest";
import { viewsOf } from "../testing/items.ts";
import { oddOneOut } from "./odd-one-out.ts";

const allLevels = oddOneOut.levels.map((_, index) => index + 1);
const atLevel = (level: number) =>
  viewsOf(oddOneOut, level, "MultipleChoice").map(({ questions: [question], answerText }) => ({
    words: question?.choices.map(({ id }) => id) ?? [],
    texts: question?.choices.map(({ text }) => text ?? "") ?? [],
    odd: question?.answer,
    answerText,
  }));

describe.each(allLevels)("level %i", (level) => {
  test("all words but one are of a group, and the answer names it", () => {
    for (const { words, odd, answerText } of atLevel(level)) {
      const group = english.oddGroups.find(
        (one) => one.level === level && answerText.endsWith(` are ${one.name}.`),
      );
      const strangers = words.filter((word) => !group?.belong.includes(word));
      expect(strangers).toEqual([odd]);
    }
  });

  test("no other group of the level could claim the odd one for most of the words", () => {
    const groups = english.oddGroups.filter((group) => group.level === level);
    for (const { words, odd } of atLevel(level)) {
      const rivals = groups.filter(
        ({ belong }) =>
          belong.includes(odd ?? "") &&
          words.filter((word) => belong.includes(word)).length >= words.length - 1,
      );
      expect(rivals.map(({ name }) => name)).toEqual([]);
    }
  });
});

test("no word stands out by its capital", () => {
  const texts = allLevels.flatMap((level) => atLevel(level).flatMap((one) => one.texts));
  expect(texts.filter((text) => !/^[A-Z][a-z]+$/.test(text))).toEqual([]);
});

test("there are no fewer words from level to level", () => {
  const counts = allLevels.map((level) => atLevel(level)[0]?.words.length ?? 0);
  expect(counts).toEqual([3, 4, 4, 4, 5, 5]);
});
