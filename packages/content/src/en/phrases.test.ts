import { expect, test } from "vitest";
import { syllablesOf, wordsOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { phrases } from "./phrases.ts";

/** The least and the most words and syllables, by level. */
const levels = [
  { words: [1, 1], syllables: [1, 1] },
  { words: [1, 1], syllables: [2, 2] },
  { words: [1, 2], syllables: [3, 4] },
  { words: [2, 2], syllables: [2, 4] },
  { words: [3, 3], syllables: [3, 5] },
  { words: [4, 5], syllables: [4, 7] },
  { words: [6, 7], syllables: [6, 10] },
  { words: [8, 10], syllables: [8, 14] },
] as const;

const within = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;

test("each level has 34 phrases or more", () => {
  const counts = levels.map(
    (_, index) => phrases.filter(({ level }) => level === index + 1).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(34);
});

test("phrases grow from words of 1 syllable to sentences of 10 words", () => {
  const odd = phrases.filter(({ text, level, syllables }) => {
    const range = levels[level - 1];
    return (
      !range || !within(wordsOf(text).length, range.words) || !within(syllables, range.syllables)
    );
  });
  expect(odd).toEqual([]);
});

test("a count of syllables is near what the spelling says", () => {
  const odd = phrases.filter(({ text, syllables }) => {
    const spelled = wordsOf(text).reduce((sum, word) => sum + syllablesOf(word), 0);
    return Math.abs(spelled - syllables) > 1;
  });
  expect(odd).toEqual([]);
});

test("the name of a month begins with a capital", () => {
  const texts = phrases.map(({ text }) => text);
  expect(texts).toContain("October");
  expect(
    texts.filter((text) =>
      /\b(january|february|april|june|july|august|september|october|november|december)\b/.test(
        text,
      ),
    ),
  ).toEqual([]);
});

test("a phrase stands once", () => {
  expect(repeated(phrases.map(({ id }) => id))).toEqual([]);
  expect(repeated(phrases.map(({ text }) => text.toLowerCase()))).toEqual([]);
});
