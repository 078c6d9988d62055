/**
 * How wide a text is, without a screen to measure on: by the wider of the typefaces that may replace ours, so
 * that what fits here fits everywhere.
 */
const narrow = new Set("iljI!.,:;'|`´’‘");
const slim = new Set('ftr()[]{}"-/\\ °“”');
const broad = new Set("mwMW@%&Œœ…—");

/** As a fraction of the type size. */
function widthOfSign(sign: string): number {
  if (narrow.has(sign)) return 0.34;
  if (slim.has(sign)) return 0.42;
  if (broad.has(sign)) return 1;
  if (/[A-Z]/.test(sign)) return 0.74;
  // Latin letters are as wide with accents as without; for other scripts the widest is assumed.
  return sign < "\u0250" ? 0.64 : 1.05;
}

const boldness = 1.06;

export interface Type {
  readonly size: number;
  readonly isBold?: boolean;
}

/** In the units of the size. */
export function widthOf(text: string, { size, isBold = false }: Type): number {
  const shares = Array.from(text, widthOfSign).reduce((sum, share) => sum + share, 0);
  return shares * size * (isBold ? boldness : 1);
}

/** A word that does not fit a line is broken where necessary. */
function fitting(word: string, width: number, type: Type): string[] {
  if (widthOf(word, type) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const sign of word) {
    if (part !== "" && widthOf(part + sign, type) > width) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part];
}

/** The lines of a text within a width. The text's own line breaks are kept. */
export function linesOf(text: string, width: number, type: Type): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(/\s+/).flatMap((one) => fitting(one, width, type))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && widthOf(longer, type) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}
