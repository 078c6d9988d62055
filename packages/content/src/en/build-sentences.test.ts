import { expect, test } from "vitest";
import { gradeOf, wordsOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { buildSentences } from "./build-sentences.ts";

const levels = [1, 2, 3, 4, 5, 6, 7, 8];
const at = (level: number) => buildSentences.filter((one) => one.level === level);

test("every level has at least 30 sentences, and no sentence comes twice", () => {
  expect(levels.filter((level) => at(level).length < 30)).toEqual([]);
  expect(repeated(buildSentences.map(({ id }) => id))).toEqual([]);
  expect(repeated(buildSentences.map(({ words }) => words.toSorted().join(" ")))).toEqual([]);
});

test("sentences grow from 3 to 10 words", () => {
  const lengths = levels.map((level) => {
    const counts = at(level).map(({ words }) => words.length);
    return [Math.min(...counts), Math.max(...counts)];
  });
  expect(lengths).toEqual([
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [6, 7],
    [7, 8],
    [8, 9],
    [9, 10],
  ]);
});

test("no letter or mark inside of a sentence tells which word is the first or the last", () => {
  const odd = buildSentences.flatMap(({ words }) =>
    words.filter((word) => !/^([a-z']+,?|I|Florida)$/.test(word)),
  );
  expect(odd).toEqual([]);
  expect(buildSentences.filter(({ words }) => words.at(-1)?.endsWith(","))).toEqual([]);
});

test("articles of two kinds never stand in one sentence, where they could change places", () => {
  const lower = buildSentences.filter(({ level }) => level > 4);
  const odd = lower.filter(
    ({ words }) => words.includes("the") && (words.includes("a") || words.includes("an")),
  );
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test("questions and passives have their part, and all of it is plain to read", () => {
  expect(buildSentences.filter(({ mark }) => mark === "?").length).toBeGreaterThanOrEqual(30);
  const isPassive = (words: readonly string[]) =>
    /\b(was|were) \w+ (by|with)\b/.test(words.join(" "));
  expect(at(5).filter(({ words }) => isPassive(words)).length).toBeGreaterThanOrEqual(25);
  const text = (words: readonly string[]) => `${words.join(" ")}.`;
  const hard = buildSentences.filter(
    ({ words }) => wordsOf(text(words)).length >= 6 && gradeOf(text(words)) > 6,
  );
  expect(hard.map(({ id }) => id)).toEqual([]);
});
