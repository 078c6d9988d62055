import { expect, test } from "vitest";
import { gradeOf, longSentences, sentencesOf, syllablesOf } from "./readability.ts";

test("a plain sentence is easy, a learned one is not", () => {
  expect(gradeOf("The cat sat on the mat.")).toBeLessThan(2);
  expect(
    gradeOf("Confrontational naming necessitates considerable phonological encoding."),
  ).toBeGreaterThan(12);
});

test("sentences end at full stops and question marks", () => {
  expect(sentencesOf("You eat $2.50. How much is left?")).toHaveLength(2);
  expect(longSentences("One two three. 1 2 3 4 5 6 7 8 9 10 11 12.")).toEqual([]);
  expect(longSentences("1 2 3 4 5 6 7 8 9 10 11 12 13.")).toHaveLength(1);
});

test("syllables of common words", () => {
  const counts = { cake: 1, apple: 2, banana: 3, walked: 1, planted: 2, table: 2, tables: 2 };
  const counted = Object.keys(counts).map((word) => [word, syllablesOf(word)]);
  expect(Object.fromEntries(counted)).toEqual(counts);
});
