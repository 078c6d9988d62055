/** Choosing words and foils: what makes a word hard, and what makes two words easy to confuse. */
import type { Word } from "@regain/content/types";
import type { Rng } from "../rng.ts";
import { editDistance } from "../spelling.ts";

/** How hard a word is to retrieve: less common and longer words are harder. */
export const effortOf = (word: Pick<Word, "band" | "syllables">): number =>
  word.band * 2 + word.syllables;

/** What foils have in common with the target; `alongside` is of the category of the foil before it. */
export type FoilKind = "unrelated" | "category" | "sound" | "look" | "alongside";

/** The range of effort that words may have. */
export interface WordRange {
  readonly minEffort: number;
  readonly maxEffort: number;
}

/** The words that are neither easier nor harder than the range. */
export const wordsIn = (words: readonly Word[], { minEffort, maxEffort }: WordRange): Word[] =>
  words.filter((word) => effortOf(word) >= minEffort && effortOf(word) <= maxEffort);

/** Words to be spelled letter by letter. */
export interface SpellingRange extends WordRange {
  readonly minLetters: number;
  readonly maxLetters: number;
}

/** How hard a word is to spell: what makes it hard to retrieve, and every letter. */
export const spellingEffortOf = (word: Pick<Word, "band" | "syllables" | "text">): number =>
  effortOf(word) + word.text.length;

/** Like `wordsIn`, but only words of the letters a to z: no spaces, hyphens or accents to place. */
export const wordsToSpell = (words: readonly Word[], range: SpellingRange): Word[] =>
  wordsIn(words, range).filter(
    ({ text }) =>
      /^[a-z]+$/.test(text) && text.length >= range.minLetters && text.length <= range.maxLetters,
  );

/** Smaller means more alike: shared rhyme or first sound, then spelling. */
function soundDistance(a: Word, b: Word): number {
  const shared = (a.rhyme === b.rhyme ? 3 : 0) + (a.firstSound === b.firstSound ? 2 : 0);
  return editDistance(a.text, b.text) - shared;
}

/** Smaller means more alike in print: readers rely on the first and the last letter. */
function lookDistance(a: Word, b: Word): number {
  const shared = (a.text[0] === b.text[0] ? 1 : 0) + (a.text.at(-1) === b.text.at(-1) ? 1 : 0);
  return editDistance(a.text, b.text) - shared;
}

type Shown = Pick<Word, "text" | "picture" | "synonyms" | "alsoShows">;

/** Patients write their own words as they like: `Dog` is `dog`. */
const nameOf = ({ text }: Shown): string => text.toLowerCase();

const isNamedBy = ({ synonyms, alsoShows = [] }: Shown, other: Shown): boolean =>
  synonyms.includes(nameOf(other)) || alsoShows.includes(nameOf(other));

/** Two words that a picture or print may not tell apart. */
export const isSameThing = (a: Shown, b: Shown): boolean =>
  nameOf(a) === nameOf(b) || a.picture === b.picture || isNamedBy(a, b) || isNamedBy(b, a);

/** The closest first; ties by id, so that the order is the same on every machine. */
function byCloseness(
  distance: (a: Word, b: Word) => number,
  target: Word,
  words: readonly Word[],
): Word[] {
  return words
    .map((word) => ({ word, far: distance(target, word) }))
    .toSorted((a, b) => a.far - b.far || (a.word.id < b.word.id ? -1 : 1))
    .map(({ word }) => word);
}

/** The foils of one kind; of those alike in sound or print, the closest first. */
function foilsOf(
  kind: Exclude<FoilKind, "alongside">,
  target: Word,
  words: readonly Word[],
): Word[] {
  if (kind === "unrelated") return words.filter((word) => word.category !== target.category);
  if (kind === "category") return words.filter((word) => word.category === target.category);
  return byCloseness(kind === "sound" ? soundDistance : lookDistance, target, words);
}

/** Of ranked kinds only the few closest are easy to confuse; the others count as a whole. */
const isRanked = (kind: FoilKind) => kind === "sound" || kind === "look";

/**
 * Words to go with the target, of the requested kinds in turn; when a kind runs out, unrelated ones.
 * @throws RangeError when there are not enough words at all
 */
export function pickFoils(
  rng: Rng,
  target: Word,
  words: readonly Word[],
  count: number,
  kinds: readonly FoilKind[],
): Word[] {
  const foils: Word[] = [];
  const besides = (word: Word, among: readonly Word[]) =>
    among.filter((other) => !isSameThing(word, other));
  let rest = besides(target, words);
  const ofKind = new Map<FoilKind, Word[]>(
    kinds.filter((kind) => kind !== "alongside").map((kind) => [kind, foilsOf(kind, target, rest)]),
  );
  const alongside = () => rest.filter(({ category }) => category === foils.at(-1)?.category);
  for (let index = 0; index < count; index++) {
    const kind = kinds[index % kinds.length] ?? "unrelated";
    const free = kind === "alongside" ? alongside() : (ofKind.get(kind) ?? rest);
    const pool = isRanked(kind) ? free.slice(0, count * 3) : free;
    const foil = rng.pick(pool.length > 0 ? pool : rest);
    foils.push(foil);
    rest = besides(foil, rest);
    for (const [each, left] of ofKind) ofKind.set(each, besides(foil, left));
  }
  return foils;
}
