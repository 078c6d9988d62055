/** How hard a text is to read, roughly: for tests of what patients read. */

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+/).filter((sentence) => /[a-z0-9]/i.test(sentence));

/** Words with letters or digits; a placeholder counts as one. */
export const wordsOf = (text: string): string[] => text.match(/[\w'’$-]*[a-z0-9][\w'’-]*/gi) ?? [];

/** Groups of vowels minus a silent e: right for most English words, off by one for some. */
export function syllablesOf(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0;
  const silent = /[^aeiouyl]e$|[^tdaeiouy]ed$/i.test(word) && groups > 1 ? 1 : 0;
  return Math.max(1, groups - silent);
}

/**
 * The Flesch-Kincaid grade of a text: the school year that can read it.
 * Source: Kincaid, Fishburne, Rogers and Chissom 1975.
 */
export function gradeOf(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (
    0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59
  );
}

/** Sentences of more than 12 words, which are too long for a patient. */
export const longSentences = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => wordsOf(sentence).length > 12);

/** A template as it reads once its placeholders are filled. */
export const withFigures = (template: string): string => template.replace(/\{\w+\}/g, "2");
