import { expect, test } from "vitest";
import { gradeOf, sentencesOf, wordsOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { yesNoQuestions } from "./yes-no-questions.ts";

const levels = [1, 2, 3, 4, 5, 6];
const ofLevel = (level: number) => yesNoQuestions.filter((one) => one.level === level);

test.each(levels)("level %i has 35 questions or more, as many with yes as with no", (level) => {
  const questions = ofLevel(level);
  expect(questions.length).toBeGreaterThanOrEqual(35);
  const yes = questions.filter(({ isYes }) => isYes).length;
  expect(yes).toBe(questions.length / 2);
});

test("a question is one plain question, asked once", () => {
  expect(repeated(yesNoQuestions.map(({ id }) => id))).toEqual([]);
  const odd = yesNoQuestions.filter(
    ({ text }) =>
      !text.endsWith("?") || sentencesOf(text).length !== 1 || wordsOf(text).length > 13,
  );
  expect(odd.map(({ text }) => text)).toEqual([]);
});

test.each(levels)("level %i reads plainly as a whole", (level) => {
  const texts = ofLevel(level).map(({ text }) => text);
  expect(gradeOf(texts.join(" "))).toBeLessThan(6);
});

test("questions get longer, then compare, then say what is not so", () => {
  const longest = (level: number) =>
    Math.max(...ofLevel(level).map(({ text }) => wordsOf(text).length));
  expect(longest(1)).toBeLessThanOrEqual(4);
  expect(longest(2)).toBeGreaterThan(longest(1));
  const compares = /\b(than|as \w+ as)\b/;
  expect(ofLevel(3).filter(({ text }) => !compares.test(text))).toEqual([]);
  const denies = /\b(not|no|never|cannot|neither)\b/;
  expect(ofLevel(5).filter(({ text }) => !denies.test(text))).toEqual([]);
  expect(
    levels
      .slice(0, 4)
      .flatMap(ofLevel)
      .filter(({ text }) => denies.test(text)),
  ).toEqual([]);
});

test("none asks about the person", () => {
  expect(
    yesNoQuestions.filter(({ text }) => /\b(are you|did you|my|have you)\b/i.test(text)),
  ).toEqual([]);
});
