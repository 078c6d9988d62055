/** What can be asked about the sounds of a word, and which words answer. */
import type { Word } from "@regain/content/types";

/** Some speakers say both vowels alike: words that differ in them alone may rhyme for them. */
const merged = (rhyme: string) => rhyme.replaceAll("AW", "O");

export const rhymes = (a: Word, b: Word): boolean => a.text !== b.text && a.rhyme === b.rhyme;

/** Rhymes for nobody. */
export const isNoRhyme = (a: Word, b: Word): boolean => merged(a.rhyme) !== merged(b.rhyme);

/** Begins with a consonant that is heard for itself: vowels blend with what follows, and `tr` sounds like `ch`. */
export const hasClearStart = ({ text }: Word): boolean => !/^([aeiou]|tr|dr|hour)/.test(text);

export const startsLike = (a: Word, b: Word): boolean =>
  a.text !== b.text && a.firstSound === b.firstSound;

/** Everybody says it with the same number of syllables. */
export const hasClearSyllables = ({ syllablesVary }: Word): boolean => syllablesVary === undefined;
