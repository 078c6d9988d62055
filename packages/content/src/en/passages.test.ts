import { expect, test } from "vitest";
import { gradeOf, wordsOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import type { Passage } from "../types.ts";
import { passages } from "./passages.ts";

/** Messages and announcements are heard in the same exercise. */
const groupOf = ({ kind, level }: Passage) =>
  `${kind === "announcement" ? "message" : kind} ${level}`;

/** How many words the passages of a level have, and how many questions of each kind. */
const shapes: Readonly<
  Record<string, { words: readonly [least: number, most: number]; said: number; inferred: number }>
> = {
  "message 1": { words: [25, 45], said: 3, inferred: 1 },
  "message 2": { words: [50, 80], said: 3, inferred: 2 },
  "message 3": { words: [110, 145], said: 4, inferred: 2 },
  "paragraph 1": { words: [25, 45], said: 3, inferred: 1 },
  "paragraph 2": { words: [55, 85], said: 3, inferred: 2 },
  "paragraph 3": { words: [95, 120], said: 4, inferred: 2 },
  "paragraph 4": { words: [140, 160], said: 4, inferred: 3 },
  "story 1": { words: [35, 50], said: 3, inferred: 1 },
  "story 2": { words: [80, 105], said: 4, inferred: 2 },
  "story 3": { words: [140, 160], said: 4, inferred: 2 },
};

const questions = passages.flatMap((passage) =>
  passage.questions.map((question) => ({ passage, ...question })),
);

test.each(Object.entries(shapes))("%s has 12 passages of its length", (group, shape) => {
  const own = passages.filter((passage) => groupOf(passage) === group);
  expect(own.length).toBeGreaterThanOrEqual(12);
  const [least, most] = shape.words;
  for (const { id, text, questions: asked } of own) {
    const words = wordsOf(text).length;
    expect(words >= least && words <= most, `${id}: ${words} words`).toBe(true);
    const kinds = asked.map(({ kind }) => kind);
    expect(kinds, id).toEqual([
      ...Array.from({ length: shape.said }, () => "detail"),
      ...Array.from({ length: shape.inferred }, () => "inference"),
    ]);
  }
});

test("each passage has a name and a title of its own", () => {
  expect(passages.filter((passage) => !(groupOf(passage) in shapes))).toEqual([]);
  expect(repeated(passages.map(({ id }) => id))).toEqual([]);
  expect(repeated(passages.map(({ title }) => title))).toEqual([]);
  expect(passages.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test("passages and their questions are plain to read", () => {
  const hard = passages.filter(
    ({ text, questions: asked }) =>
      gradeOf(text) > 6 || gradeOf(asked.map((question) => question.text).join(" ")) > 6,
  );
  expect(hard.map(({ id }) => id)).toEqual([]);
});

test("a question has 4 different choices, short enough for a card", () => {
  const odd = questions.filter(({ text, answer, foils }) => {
    const choices = [answer, ...foils].map((choice) => choice.toLowerCase());
    return (
      !text.endsWith("?") ||
      repeated(choices).length > 0 ||
      choices.some((choice) => choice.length > 40 || choice.endsWith("."))
    );
  });
  expect(odd).toEqual([]);
});

test("no passage asks the same thing twice", () => {
  const twice = passages.filter(({ questions: asked }) => repeated(asked.map((q) => q.text))[0]);
  expect(twice.map(({ id }) => id)).toEqual([]);
});

test("the right choice does not stand out by its length", () => {
  const longest = questions.filter(({ answer, foils }) =>
    foils.every((foil) => foil.length < answer.length),
  );
  // One in 4 would be chance.
  expect(longest.length / questions.length).toBeLessThan(0.3);
  const outstanding = questions.filter(
    ({ answer, foils }) => answer.length > 2 + 1.6 * Math.max(...foils.map((foil) => foil.length)),
  );
  expect(outstanding.map(({ passage, text }) => `${passage.id}: ${text}`)).toEqual([]);
});

test("neither the title nor the question gives the answer away", () => {
  const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  const inDigits = (text: string) =>
    text.toLowerCase().replace(/[a-z]+/g, (word) => String(numbers.indexOf(word) + 1 || word));
  const given = questions.filter(({ passage, text, answer }) =>
    [passage.title, text].some((shown) => inDigits(shown).includes(inDigits(answer))),
  );
  expect(given.map(({ passage, text }) => `${passage.id}: ${text}`)).toEqual([]);
});

test("stories, and only stories, say what to keep in mind in a few sentences", () => {
  for (const { id, kind, facts } of passages) {
    if (kind !== "story") expect(facts, id).toEqual([]);
    else {
      expect(facts.length, id).toBeGreaterThanOrEqual(3);
      expect(facts.join(" ").length, id).toBeLessThanOrEqual(280);
      expect(gradeOf(facts.join(" ")), id).toBeLessThanOrEqual(6);
    }
  }
});
