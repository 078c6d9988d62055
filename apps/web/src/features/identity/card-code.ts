const signs = 16;

/** Formats a card's code as printed while it is being typed: capitals, in groups of four. */
export function writtenCardCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, signs);
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

/**
 * The caret position in the formatted code: after as many characters as in what was typed. At a group boundary, that is
 * before the hyphen, where Backspace deletes a character.
 */
export const caretInCardCode = (typed: string, caret: number): number =>
  writtenCardCode(typed.slice(0, caret)).length;
