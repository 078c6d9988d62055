import { expect, test } from "vitest";
import { gradeOf, wordsOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import type { BuildSentence } from "../types.ts";
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

const subject = /^(I|you|he|she|it|we|they)$/;
const article = /^(the|a|an|my|your|his|her|our|their|some|this|that|these|those)$/;
const auxiliary = /^(is|are|was|were|do|does|did|can|could|will|would|has|have|had|may)$/;
const conjunction =
  /^(when|while|if|because|after|before|although|though|unless|until|since|once|as|whenever)$/;
const asking = /^(who|what|where|when|why|how|if|whether)$/;

interface Reading {
  readonly words: readonly string[];
  readonly mark?: "." | "?";
}

/** How many words must be given to rule out another order by this pattern. */
type Pattern = (reading: Reading) => number;

/**
 * "The song that we heard was very sad" is "we heard the song that was very sad" too. If the clause could
 * follow another noun ("everyone likes the park that I know"), its "that" must be given as well.
 */
const relativeOfTheSubject: Pattern = ({ words }) => {
  const that = words.indexOf("that");
  if (that < 1 || that > 3 || words.slice(0, that).some((word) => subject.test(word))) return 0;
  if (!subject.test(words[that + 1] ?? "") && !article.test(words[that + 1] ?? "")) return 0;
  if (auxiliary.test(words[0] ?? "") || asking.test(words[0] ?? "")) return 0;
  return words.slice(that + 3).some((word) => article.test(word)) ? that + 1 : that;
};

/** "I found the ring that belonged to her" is "the ring that I found belonged to her" too. */
const relativeOfTheObject: Pattern = ({
  words: [first = "", , third = "", , fifth = "", sixth = ""],
}) =>
  subject.test(first) && article.test(third) && fifth === "that" && !subject.test(sixth) ? 2 : 0;

/** "Is this the book that you wanted?" is "is the book that you wanted this?", and "it was" can come last. */
const pointing: Pattern = ({ words, mark }) => {
  const text = words.join(" ");
  const that = words.lastIndexOf("that");
  if (that < 3 || !article.test(words[that - 2] ?? "")) return 0;
  if (mark === "?" && /^(who|what|where) (is|was) the /.test(text)) return 3;
  return /^(is|are|was|were) (this|that|these|those)|^(it|this|that) (is|was) /.test(text) ? 2 : 0;
};

/** "Did they say why it was late?" is "why did they say it was late?" too. */
const questionInAQuestion: Pattern = ({ words: [first = "", ...others], mark }) =>
  mark === "?" && auxiliary.test(first) && others.some((word) => asking.test(word)) ? 1 : 0;

/** "He was told that it had been late" is "he had been told that it was late" too. */
const twoTenses: Pattern = ({ words: [, second = "", ...others] }) =>
  /^was$/.test(second) && / had been/.test(others.join(" ")) ? 2 : 0;

/** "She wants her son to visit us" is "she wants us to visit her son" too. */
const whoVisitsWhom: Pattern = ({ words }) =>
  /\bwants? .+ to \w+ (me|us|you|him|her|them)$/.test(words.join(" ")) ? words.indexOf("to") : 0;

/** "He does not know how to cook" is "he does know how not to cook" too. */
const notOfTwoVerbs: Pattern = ({ words }) =>
  / not \w+ how to /.test(words.join(" ")) ? words.indexOf("not") + 1 : 0;

/** "The bread that he bakes sells well" is "the bread that he sells bakes well" too. */
const verbsOfOneForm: Pattern = ({ words }) =>
  /that (he|she) \w+s (?!is |was |has )\w+s (very|too|the|my|some) /.test(words.join(" "))
    ? words.indexOf("that") + 3
    : 0;

/** "Write your name in ink" is "write in ink your name" too. */
const placeOfAPhrase: Pattern = ({ words }) =>
  /\bwrite \w+ \w+ (in \w+|down \w+)$/.test(words.join(" ")) ? words.length - 2 : 0;

/** "While the soup was cooking, she set the table" is "the soup was cooking, while she set the table" too. */
const clauseThatLeads: Pattern = ({ words }) => {
  const [leading] = /^(as soon as|by the time|even though|[a-z]+)/.exec(words.join(" ")) ?? [];
  const isLed = leading && (leading.includes(" ") || conjunction.test(leading));
  return isLed && words.some((word) => word.endsWith(",")) ? leading.split(" ").length : 0;
};

const patterns = [
  relativeOfTheSubject,
  relativeOfTheObject,
  pointing,
  questionInAQuestion,
  twoTenses,
  whoVisitsWhom,
  notOfTwoVerbs,
  verbsOfOneForm,
  placeOfAPhrase,
  clauseThatLeads,
];

const toBeGiven = (reading: Reading) => Math.max(...patterns.map((pattern) => pattern(reading)));

test("a sentence with a clause that fits elsewhere is found", () => {
  const wanted = (text: string, mark: "." | "?" = ".") =>
    toBeGiven({ words: text.split(" "), mark });
  expect(wanted("the song that we heard was very sad")).toBe(2);
  expect(wanted("everyone that I know likes the new park")).toBe(2);
  expect(wanted("the money that they lost was found by the police")).toBe(3);
  expect(wanted("I found the ring that belonged to her")).toBe(2);
  expect(wanted("is this the book that you wanted to read", "?")).toBe(2);
  expect(wanted("where is the money that I gave to you", "?")).toBe(3);
  expect(wanted("did they say why the flight had been delayed", "?")).toBe(1);
  expect(wanted("he was told that his plane had been delayed")).toBe(2);
  expect(wanted("she wants her brother to call me")).toBe(4);
  expect(wanted("he does not know how to cook")).toBe(3);
  expect(wanted("the bread that he bakes sells very well")).toBe(5);
  expect(wanted("the bread that he bakes is very good")).toBe(2);
  expect(wanted("please write your name in ink")).toBe(4);
  expect(wanted("while the soup was cooking, she set the table")).toBe(1);
  expect(wanted("as soon as the bell rang, everyone went outside")).toBe(3);
  expect(wanted("on Mondays, we eat soup")).toBe(0);
  expect(wanted("does she know that we are here", "?")).toBe(0);
  expect(wanted("they hope that the bus will come")).toBe(0);
});

test("words are given where a sentence has another order, and enough are left to place", () => {
  const shown = ({ words, given }: BuildSentence) =>
    [...words.slice(0, given), "|", ...words.slice(given)].join(" ");
  // At the first 4 levels the capital shows the first word.
  const known = ({ given, level }: BuildSentence) => Math.max(given, level <= 4 ? 1 : 0);
  const open = buildSentences.filter((one) => known(one) < toBeGiven(one));
  expect(open.map(shown)).toEqual([]);
  const short = buildSentences.filter(({ words, given }) => given > 0 && words.length - given < 5);
  expect(short.map(shown)).toEqual([]);
});

/** Simple past forms that are participles too. */
const isEitherForm = (word = "") =>
  word.endsWith("ed") || /^(lost|found|made|sold|built|brought|told)$/.test(word);

test("the verbs of a passive and its clause cannot change places", () => {
  const odd = buildSentences.filter(({ words }) => {
    const [, , that, , verb] = words;
    const passive = words.findIndex((word) => /^(was|were)$/.test(word)) + 1;
    return (
      that === "that" && words.includes("by") && isEitherForm(verb) && isEitherForm(words[passive])
    );
  });
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
