/**
 * A password as it is judged and stored. Keyboards write the same letter in more than one way, as one sign or as two, and
 * figures at full width: whoever types what they chose is to get in by any of them.
 */
export const usualPassword = (typed: string): string => typed.normalize("NFKC");
