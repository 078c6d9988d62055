/** Beginnings of spellings that do not sound like their first letter. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^ch/, "chuh"],
  [/^sh/, "shh"],
  [/^th/, "thuh"],
  [/^kn/, "nuh"],
  [/^wr/, "ruh"],
  [/^ph/, "fuh"],
  [/^(c|qu)/, "kuh"],
  [/^(gi|j)/, "juh"],
];

/**
 * The first sound of a word that begins with a consonant, as a person would say it; `undefined` for a
 * vowel, whose sound the spelling does not tell.
 */
export function firstSoundOf(word: string): string | undefined {
  const special = beginnings.find(([spelling]) => spelling.test(word));
  if (special) return special[1];
  return /^[aeiou]/.test(word) ? undefined : `${word.slice(0, 1)}uh`;
}
