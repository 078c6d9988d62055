/** Choosing words and foils: what makes a word hard, and what makes two words easy to confuse. */
import type { Word } from "@regain/content/types";
import type { Rng } from "./rng.ts";
import { editDistance } from "./spelling.ts";

/** How hard a word is to retrieve: less common and longer words are harder. */
export const effortOf = (word: Word): number => word.band * 2 + word.syllables;

export type FoilKind = "unrelated" | "category" | "sound";

/** Words as hard as asked for. */
export interface WordRange {
  readonly minEffort: number;
  readonly maxEffort: number;
}

export const wordsIn = (words: readonly Word[], { minEffort, maxEffort }: WordRange): Word[] =>
  words.filter((word) => effortOf(word) >= minEffort && effortOf(word) <= maxEffort);

/** Smaller is more alike: shared rhyme or first sound, then spelling. */
function soundDistance(a: Word, b: Word): number {
  const shared = (a.rhyme === b.rhyme ? 3 : 0) + (a.firstSound === b.firstSound ? 2 : 0);
  return editDistance(a.text, b.text) - shared;
}

/** Two words that no picture or print can tell apart for certain. */
const isSameThing = (a: Word, b: Word) =>
  a.text === b.text ||
  a.picture === b.picture ||
  a.synonyms.includes(b.text) ||
  b.synonyms.includes(a.text);

/** The foils of one kind to draw from; the closest in sound come first, and only those. */
function poolFor(kind: FoilKind, target: Word, words: readonly Word[], count: number): Word[] {
  if (kind === "unrelated") return words.filter((word) => word.category !== target.category);
  if (kind === "category") return words.filter((word) => word.category === target.category);
  return words
    .toSorted((a, b) => soundDistance(target, a) - soundDistance(target, b) || (a.id < b.id ? -1 : 1))
    .slice(0, count * 3);
}

/**
 * Words to stand beside the target, of the kinds asked for in turn; where one kind runs out, unrelated ones.
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
  const isFree = (word: Word) => ![target, ...foils].some((one) => isSameThing(one, word));
  for (let index = 0; index < count; index++) {
    const kind = kinds[index % kinds.length] ?? "unrelated";
    const free = words.filter(isFree);
    const pool = poolFor(kind, target, free, count);
    foils.push(rng.pick(pool.length > 0 ? pool : free));
  }
  return foils;
}
