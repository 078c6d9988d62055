import { expect, test } from "vitest";
import { picture } from "../pictures.ts";
import { longSentences, gradeOf, sentencesOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import type { Word } from "../types.ts";
import { words } from "./words.ts";

const countBy = (keyOf: (word: Word) => string) => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(keyOf(word), (counts.get(keyOf(word)) ?? 0) + 1);
  return counts;
};

const count = (holds: (word: Word) => boolean) => words.filter(holds).length;

const withArticle = (text: string) => `${/^(?:[aeiou]|hour)/.test(text) ? "an" : "a"} ${text}`;

const rhymeOf = (id: string) => words.find((word) => word.id === id)?.rhyme;

/** The singular of a plural with s or es, so that `sock` counts as `socks`. */
const stem = (text: string) => text.replace(/(?<=(?:ch|sh|x))es$|ies$|s$/, "");

const says = (word: string, text: string) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).map(stem).includes(stem(word));

const stemsOf = (text: string) => (text.toLowerCase().match(/[a-z]+/g) ?? []).map(stem).join(" ");

/** Whether a text contains all words of a name consecutively. */
const saysAll = (name: string, text: string) => ` ${stemsOf(text)} `.includes(` ${stemsOf(name)} `);

test("every word has an id, a name and a picture of its own", () => {
  expect(words.length).toBeGreaterThanOrEqual(400);
  expect(repeated(words.map(({ id }) => id))).toEqual([]);
  expect(repeated(words.map(({ text }) => text))).toEqual([]);
  expect(repeated(words.map((word) => picture(word.picture)))).toEqual([]);
});

test("what a picture shows besides is another word of the list", () => {
  const texts = new Set(words.map(({ text }) => text));
  const odd = words.filter(({ text, synonyms, alsoShows = [] }) =>
    alsoShows.some((other) => other === text || synonyms.includes(other) || !texts.has(other)),
  );
  expect(odd.map(({ text }) => text)).toEqual([]);
});

test("names can be spelled letter by letter", () => {
  expect(words.map(({ text }) => text).filter((text) => !/^[a-z]{2,}$/.test(text))).toEqual([]);
});

test("the phrase is the name with its article", () => {
  const odd = words.filter(({ text, phrase }) => ![text, withArticle(text)].includes(phrase));
  expect(odd).toEqual([]);
});

test("every stage of difficulty has enough words", () => {
  expect(count(({ band, syllables }) => band === 1 && syllables === 1)).toBeGreaterThanOrEqual(40);
  expect(count(({ band, syllables }) => band <= 2 && syllables === 2)).toBeGreaterThanOrEqual(40);
  expect(count(({ band, syllables }) => band === 3 || syllables >= 3)).toBeGreaterThanOrEqual(40);
});

test("at least 12 categories have words enough for foils of the same kind", () => {
  const large = [...countBy(({ category }) => category).values()].filter((size) => size >= 8);
  expect(large.length).toBeGreaterThanOrEqual(12);
});

test("a meaning is short and plain", () => {
  const meanings = words.map(({ meaning }) => meaning);
  expect(meanings.flatMap(longSentences)).toEqual([]);
  expect(meanings.filter((meaning) => sentencesOf(meaning).length > 2)).toEqual([]);
  expect(meanings.filter((meaning) => gradeOf(meaning) > 6)).toEqual([]);
});

test("neither the meaning nor a feature says the word", () => {
  const given = words.filter(({ text, meaning, features }) =>
    [meaning, ...Object.values(features)].some((hint) => says(text, hint)),
  );
  expect(given.map(({ text }) => text)).toEqual([]);
});

test("nor does the meaning say another right name", () => {
  const given = words.flatMap(({ text, synonyms, meaning }) =>
    synonyms.filter((name) => saysAll(name, meaning)).map((name) => `${text}: ${name}`),
  );
  expect(given).toEqual([]);
});

/** Begins or ends a name without being a part of it: `one` in `saxophone`. */
const noParts = new Set(["one", "the"]);

test("nor does the meaning say one half of a name that has two", () => {
  const isHalf = (part: string, text: string) =>
    (text.startsWith(part) || text.endsWith(part)) && text.length - part.length >= 3;
  const given = words.filter(({ text, meaning }) =>
    (meaning.toLowerCase().match(/[a-z]+/g) ?? [])
      .map(stem)
      .some((part) => part.length >= 3 && !noParts.has(part) && isHalf(part, stem(text))),
  );
  expect(given.map(({ text }) => text)).toEqual([]);
});

test("what fits a word, too, is a feature of another word", () => {
  const features = new Set(words.flatMap((word) => Object.values(word.features)));
  const odd = words.flatMap(({ text, alsoFits = [], features: own }) =>
    alsoFits
      .filter((other) => Object.values(own).includes(other) || !features.has(other))
      .map((other) => `${text}: ${other}`),
  );
  expect(odd).toEqual([]);
});

test("what comes as a pair, a bunch or a loaf may be called one", () => {
  const names = words.flatMap(({ synonyms }) => synonyms);
  const pairs = ["scissors", "socks", "pants", "glasses"].map((thing) => `pair of ${thing}`);
  expect(names).toEqual(expect.arrayContaining([...pairs, "bunch of grapes", "loaf of bread"]));
});

test("a word that some say in two syllables and others in three is not asked for them", () => {
  const varying = words.filter(({ syllablesVary }) => syllablesVary).map(({ text }) => text);
  const some = ["broccoli", "chocolate", "orange", "squirrel", "battery"];
  expect(varying).toEqual(expect.arrayContaining(some));
});

test("a feature is a few words", () => {
  const features = words.flatMap((word) => Object.values(word.features));
  expect(features.filter((feature) => feature === "" || feature.split(" ").length > 8)).toEqual([]);
});

test("words that rhyme share a key, and their endings sound alike", () => {
  const groups = [...countBy(({ rhyme }) => rhyme).values()].filter((size) => size >= 2);
  expect(groups.length).toBeGreaterThanOrEqual(30);
  const pairs = [
    ["cake", "steak"],
    ["bear", "pear"],
    ["house", "mouse"],
    ["key", "tree"],
    ["whale", "snail"],
    ["train", "chain"],
  ] as const;
  expect(pairs.filter(([one, other]) => rhymeOf(one) !== rhymeOf(other))).toEqual([]);
  expect(rhymeOf("cake")).toBe("AY-K");
  expect(rhymeOf("cow")).not.toBe(rhymeOf("bowl"));
});

test("a rhyme key begins with the stressed vowel and holds no more vowels than the word", () => {
  const vowels = "A AW AY E EE ER I IE O OH OO OW OY U UU".split(" ");
  const vowelsIn = (rhyme: string) => rhyme.split("-").filter((sound) => vowels.includes(sound));
  const odd = words.filter(({ rhyme, syllables }) => {
    const [first = ""] = rhyme.split("-");
    return !vowels.includes(first) || vowelsIn(rhyme).length > syllables;
  });
  expect(odd.map(({ text, rhyme }) => `${text} ${rhyme}`)).toEqual([]);
});

/** Beginnings of words that do not sound like their first letter. */
const beginnings: readonly (readonly [RegExp, RegExp])[] = [
  [/^(chef|champagne)/, /^shh$/],
  [/^eye/, /^eye$/],
  [/^hour/, /^ow$/],
  [/^(gir[^l]|gy|j)/, /^juh$/],
  [/^kn/, /^nuh$/],
  [/^wr/, /^ruh$/],
  [/^ch/, /^chuh$/],
  [/^sh/, /^shh$/],
  [/^th/, /^thuh$/],
  [/^c/, /^kuh$/],
  [/^[aeiou]/, /^(ah|aah|air|aw|ay|eh|ee|er|eye|ih|oh|ow|uh)$/],
];

test("the first sound fits the spelling", () => {
  const odd = words.filter(({ text, firstSound }) => {
    const special = beginnings.find(([spelling]) => spelling.test(text));
    return special ? !special[1].test(firstSound) : firstSound !== `${text[0]}uh`;
  });
  expect(odd.map(({ text, firstSound }) => `${text} ${firstSound}`)).toEqual([]);
});

test("a near spelling is not the name of anything else", () => {
  const names = new Set(words.flatMap(({ text, synonyms }) => [text, ...synonyms]));
  expect(words.flatMap((word) => word.nearSpellings).filter((near) => names.has(near))).toEqual([]);
});
