/** A word and where it starts in its text, in UTF-16 units, as speech boundary events count. */
export interface WordSpan {
  readonly text: string;
  readonly start: number;
}

export const wordsOf = (text: string): WordSpan[] =>
  [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], start: match.index }));

/** The index of the word that a boundary at `charIndex` falls in; undefined before the first. */
export function wordAt(words: readonly WordSpan[], charIndex: number): number | undefined {
  const index = words.findLastIndex(({ start }) => start <= charIndex);
  return index < 0 ? undefined : index;
}

/** How many words of the whole come before a part of it; Infinity if the part is not in it. */
export function wordsBefore(part: string, whole: string): number {
  const start = whole.indexOf(part);
  return start < 0 ? Infinity : wordsOf(whole.slice(0, start)).length;
}
