import { expect, test } from "vitest";
import { gradeOf, longSentences, sentencesOf, syllablesOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { firstSoundOf } from "./first-sound.ts";
import { wordQuestions } from "./word-questions.ts";
import { words } from "./words.ts";

const levels = [1, 2, 3, 4, 5, 6];
const ofLevel = (level: number) => wordQuestions.filter((one) => one.level === level);

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];
/** The singular, so that `key` counts as said by `keys`. */
const stem = (word: string) => word.replace(/(?<=(?:ch|sh|x|s))es$|(?<=[^s])s$/, "");
const says = (answer: string, text: string) => wordsIn(text).map(stem).includes(stem(answer));

test("each level has 35 questions or more, and no question stands twice", () => {
  for (const level of levels) expect(ofLevel(level).length).toBeGreaterThanOrEqual(35);
  expect(repeated(wordQuestions.map(({ id }) => id))).toEqual([]);
});

test("a question is one plain question, a hint one plain sentence", () => {
  const odd = wordQuestions.filter(
    ({ text, hint }) =>
      !text.endsWith("?") ||
      !hint.endsWith(".") ||
      sentencesOf(text).length !== 1 ||
      sentencesOf(hint).length !== 1,
  );
  expect(odd.map(({ text }) => text)).toEqual([]);
  expect(wordQuestions.flatMap(({ text, hint }) => longSentences(`${text} ${hint}`))).toEqual([]);
  for (const level of levels) {
    const all = ofLevel(level).map(({ text, hint }) => `${text} ${hint}`);
    expect(gradeOf(all.join(" ")), `level ${level}`).toBeLessThan(6);
  }
});

test("neither the question nor the hint says the answer", () => {
  const given = wordQuestions.filter(({ text, hint, answers: [first] }) =>
    says(first, `${text} ${hint}`),
  );
  expect(given.map(({ text }) => text)).toEqual([]);
});

test("nor does the hint say another right answer", () => {
  const given = wordQuestions.flatMap(({ hint, answers }) =>
    answers.filter((answer) => says(answer, hint)).map((answer) => `${hint} ${answer}`),
  );
  expect(given).toEqual([]);
});

test("an answer is right once, and written as it is said", () => {
  expect(wordQuestions.flatMap(({ answers }) => repeated(answers))).toEqual([]);
  const odd = wordQuestions.flatMap(({ answers }) =>
    answers.filter((answer) => !/^[A-Za-z0-9 ]+$/.test(answer)),
  );
  expect(odd).toEqual([]);
});

test("an answer begins with the sound that its word has everywhere", () => {
  const sounds = new Map(words.map(({ text, firstSound }) => [text, firstSound]));
  const odd = wordQuestions.filter(({ answers: [first], firstSound }) => {
    const known = sounds.get(first);
    return known !== undefined && known !== firstSound;
  });
  expect(odd.map(({ answers }) => answers[0])).toEqual([]);
});

test("first sounds follow the spelling where it tells them", () => {
  expect(firstSoundOf("knee")).toBe("nuh");
  expect(firstSoundOf("shoe")).toBe("shh");
  expect(firstSoundOf("cup")).toBe("kuh");
  expect(firstSoundOf("bed")).toBe("buh");
  expect(firstSoundOf("oven")).toBeUndefined();
});

test("answers get longer from the first level to the last", () => {
  const mean = (level: number) =>
    ofLevel(level).reduce((sum, { answers: [first] }) => sum + syllablesOf(first), 0) /
    ofLevel(level).length;
  expect(mean(1)).toBeLessThan(mean(3));
  expect(mean(3)).toBeLessThan(mean(6));
});
