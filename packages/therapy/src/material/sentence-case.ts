/** The text with its first letter as a capital: a name made of parts, `red circle`, becomes a label. */
export const sentenceCase = (text: string): string =>
  text.slice(0, 1).toUpperCase() + text.slice(1);
