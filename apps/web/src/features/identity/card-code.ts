const signs = 16;

/** A card's code as it is printed, while it is being typed: capitals, in groups of four. */
export function writtenCardCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, signs);
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

/**
 * Where the caret belongs in the code as it is written: behind as many signs as in what was typed. At the border of two
 * groups that is before the hyphen, where Backspace takes a sign.
 */
export const caretInCardCode = (typed: string, caret: number): number =>
  writtenCardCode(typed.slice(0, caret)).length;
