/**
 * A password as it is checked and stored. Keyboards may write the same letter as one character or as two, and
 * digits at full width: whoever types the chosen password must get in with any of these.
 */
export const normalizePassword = (typed: string): string => typed.normalize("NFKC");
