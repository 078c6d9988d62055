/** What can be asked about the sounds of a word, and which words answer. */
import type { Word } from "@regain/content/types";

/**
 * Some speakers merge these vowels: words that differ only in them may rhyme for those speakers, like `pen`
 * and `violin`.
 */
const merged = (rhyme: string) => rhyme.replaceAll("AW", "O").replace(/\bE-(?=[MN]\b)/g, "I-");

/** `telephone` ends like `bone`, though its stress is elsewhere: some people hear a rhyme. */
const endsIn = (rhyme: string, end: string) => rhyme === end || rhyme.endsWith(`-${end}`);

/**
 * Whether two words rhyme for everybody: everything is the same from the stressed vowel on, and they are not
 * the same.
 */
export const rhymes = (a: Word, b: Word): boolean => a.text !== b.text && a.rhyme === b.rhyme;

/** Whether two words rhyme for nobody. */
export function isNoRhyme(a: Word, b: Word): boolean {
  const [one, other] = [merged(a.rhyme), merged(b.rhyme)];
  return !endsIn(one, other) && !endsIn(other, one);
}

/** Begins with a consonant that is heard on its own: vowels blend with what follows, and `tr` sounds like `ch`. */
export const hasClearStart = ({ text }: Word): boolean => !/^([aeiou]|tr|dr|hour)/.test(text);

/** Whether two different words begin with the same sound. */
export const startsLike = (a: Word, b: Word): boolean =>
  a.text !== b.text && a.firstSound === b.firstSound;

/** Everybody says it with the same number of syllables. */
export const hasClearSyllables = ({ syllablesVary }: Word): boolean => syllablesVary === undefined;
