import { expect, test } from "vitest";
import { picture } from "../pictures.ts";
import { gradeOf, longSentences, sentencesOf, syllablesOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { actions } from "./actions.ts";

const inBand = (band: number) => actions.filter((action) => action.band === band).length;

test("every action has a verb and a picture of its own", () => {
  expect(actions.length).toBeGreaterThanOrEqual(60);
  expect(repeated(actions.map(({ id }) => id))).toEqual([]);
  expect(repeated(actions.map(({ ing }) => ing))).toEqual([]);
  expect(repeated(actions.map((action) => picture(action.picture)))).toEqual([]);
});

test("there are common verbs to begin with and less common ones to go on to", () => {
  expect(inBand(1)).toBeGreaterThanOrEqual(30);
  expect(inBand(2) + inBand(3)).toBeGreaterThanOrEqual(30);
});

test("the ing form is made from the verb", () => {
  const made = (base: string) => [
    `${base}ing`,
    `${base}${base.at(-1)}ing`,
    `${base.replace(/e$/, "")}ing`,
  ];
  expect(actions.filter(({ base, ing }) => !made(base).includes(ing))).toEqual([]);
});

test("a count of syllables is near what the spelling says", () => {
  const odd = actions.filter(({ ing, syllables }) => Math.abs(syllablesOf(ing) - syllables) > 1);
  expect(odd.map(({ ing, syllables }) => `${ing} ${syllables}`)).toEqual([]);
});

/** Beginnings of verbs that do not sound like their first letter. */
const beginnings: readonly (readonly [RegExp, RegExp])[] = [
  [/^kn/, /^nuh$/],
  [/^wr/, /^ruh$/],
  [/^ph/, /^fuh$/],
  [/^ch/, /^chuh$/],
  [/^sh/, /^shh$/],
  [/^th/, /^thuh$/],
  [/^c/, /^kuh$/],
  [/^[aeiou]/, /^(ee|eye|oh)$/],
];

test("the first sound fits the spelling", () => {
  const odd = actions.filter(({ ing, firstSound }) => {
    const special = beginnings.find(([spelling]) => spelling.test(ing));
    return special ? !special[1].test(firstSound) : firstSound !== `${ing[0]}uh`;
  });
  expect(odd.map(({ ing, firstSound }) => `${ing} ${firstSound}`)).toEqual([]);
});

test("a meaning is short and plain, and neither it nor who typically does it says the verb", () => {
  const cues = actions.map(
    ({ meaning, who, pictured }) => `${meaning} Think of ${pictured ?? who[0]}.`,
  );
  expect(cues.flatMap(longSentences)).toEqual([]);
  expect(cues.filter((cue) => sentencesOf(cue).length > 3)).toEqual([]);
  expect(cues.filter((cue) => gradeOf(cue) > 6)).toEqual([]);
  const told = actions.filter(({ base, ing }, index) => {
    const words = cues[index]?.toLowerCase().match(/[a-z]+/g) ?? [];
    return words.some((word) => word === base || word === ing || word === `${base}s`);
  });
  expect(told.map(({ base }) => base)).toEqual([]);
});

/** Without verb and agent endings: `runner` is `run`. */
const stem = (word: string) =>
  word
    .replace(/(?:ers?|ing|e?s|ed)$/, "")
    .replace(/e$/, "")
    .replace(/([^aeiou])\1$/, "$1");
const stemsOf = (text: string) => (text.toLowerCase().match(/[a-z]+/g) ?? []).map(stem);

test("nor does the cue say another right name, or call somebody by the verb", () => {
  const told = actions.flatMap(({ base, ing, synonyms, meaning, pictured, who }) => {
    const cue = stemsOf(`${meaning} Think of ${pictured ?? who[0]}.`);
    const isSaid = (name: string) => {
      const stems = stemsOf(name);
      const [only = ""] = stems;
      return stems.length === 1
        ? cue.some((word) => word === only || (only.length > 3 && word.endsWith(only)))
        : ` ${cue.join(" ")} `.includes(` ${stems.join(" ")} `);
    };
    return [base, ing, ...synonyms].filter(isSaid).map((name) => `${base}: ${name}`);
  });
  expect(told).toEqual([]);
});

test("a verb is kept from others, of other fields, that there are", () => {
  const fields = new Map(actions.map(({ id, field }) => [id, field]));
  const odd = actions.flatMap(({ id, field, notBeside = [] }) =>
    notBeside
      .filter((other) => !fields.has(other) || fields.get(other) === field)
      .map((other) => `${id}: ${other}`),
  );
  expect(odd).toEqual([]);
});

test("what a verb is done to goes with somebody who does it and a place", () => {
  const odd = actions.filter(
    ({ who, what, where }) =>
      who.length === 0 ||
      where.length === 0 ||
      (what.length >= 2 && (what.length !== who.length || where.length !== who.length)),
  );
  expect(odd.map(({ base }) => base)).toEqual([]);
});

test("things that go with their verb alone are there in more fields than a board shows", () => {
  const fields = new Set(actions.filter((action) => action.ownObjects).map(({ field }) => field));
  expect(fields.size).toBeGreaterThan(3);
});

test("a near spelling is not the name of anything else", () => {
  const names = new Set(actions.flatMap(({ base, ing, synonyms }) => [base, ing, ...synonyms]));
  const near = actions.flatMap(({ nearSpellings }) => nearSpellings);
  expect(near.filter((spelling) => names.has(spelling))).toEqual([]);
});
