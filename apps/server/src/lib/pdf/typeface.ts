import { createRequire } from "node:module";
import { openSync } from "fontkit";

const from = createRequire(import.meta.url);
const family = "@fontsource/atkinson-hyperlegible-next";

/** The family comes in two files per weight: the letters most texts use, and the rest of the Latin letters. */
const subsets = ["latin", "latin-ext"] as const;
type Subset = (typeof subsets)[number];

const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

export const faceName = (subset: Subset, weight: Weight): string => `${subset} ${weight}`;

const fileOf = (subset: Subset, weight: Weight) =>
  from.resolve(
    `${family}/files/atkinson-hyperlegible-next-${subset}-${weights[weight]}-normal.woff`,
  );

/** Each face by its name, with its file. */
export const faces = (): readonly (readonly [name: string, file: string])[] =>
  subsets.flatMap((subset) =>
    (Object.keys(weights) as Weight[]).map(
      (weight) => [faceName(subset, weight), fileOf(subset, weight)] as const,
    ),
  );

/** Every letter that a file actually has: its declared range is wider than its content. */
function lettersOf(file: string): ReadonlySet<string> {
  const face = openSync(file);
  if (face.type !== "WOFF") throw new Error(`${file} is no typeface.`);
  return new Set(face.characterSet.map((code) => String.fromCodePoint(code)));
}

/** All weights of a subset hold the same letters. */
const letters = subsets.map((subset) => [subset, lettersOf(fileOf(subset, "regular"))] as const);

const subsetOf = (letter: string): Subset | undefined =>
  // A line feed is not a letter, but belongs to the text itself.
  letter === "\n" ? "latin" : letters.find(([, own]) => own.has(letter))?.[0];

/** Replacements for characters the family lacks, with the same meaning. */
const signs: Readonly<Record<string, string>> = {
  "\t": " ",
  "\r": "",
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2015": "—",
  "≥": ">=",
  "≤": "<=",
  "≠": "=/=",
  "≈": "~",
  "→": "->",
  "←": "<-",
  "↔": "<->",
  "⇒": "=>",
  "′": "'",
  "″": '"',
  µ: "u",
  μ: "u",
  "▪": "•",
  "●": "•",
  "◦": "•",
};

/** Characters that only a word can stand for. */
const words: Readonly<Record<string, string>> = { "↑": "up", "↓": "down", "‰": "per mille" };
/** Where a space is missing between such a word and its neighbor. */
const joint = /(?<=[^\s(])(?=[↑↓‰])|(?<=[↑↓‰])(?=[\p{L}\p{N}])/gu;

const canWrite = (text: string) =>
  Array.from(text).every((letter) => subsetOf(letter) !== undefined);

/** What is written in place of a letter the family lacks. */
function substituteOf(letter: string): string {
  const sign = signs[letter] ?? words[letter];
  if (sign !== undefined) return sign;
  if (/\p{Z}/u.test(letter)) return " ";
  // Without its accents; characters that are only an accent, or invisible, are dropped.
  const bare = letter.normalize("NFD").replaceAll(/[\p{M}\p{Cf}]/gu, "");
  return canWrite(bare) ? bare : "?";
}

/** A text in letters the family has, with a question mark where nothing means the same. */
export const writable = (text: string): string =>
  Array.from(text.normalize("NFC").replaceAll(joint, " "), (letter) =>
    subsetOf(letter) ? letter : substituteOf(letter),
  ).join("");

export interface Run {
  readonly subset: Subset;
  readonly text: string;
}

/** A text split into runs of one file each. */
export function runsOf(text: string): readonly Run[] {
  const runs: { subset: Subset; text: string }[] = [];
  for (const letter of writable(text)) {
    const subset = subsetOf(letter) ?? "latin";
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += letter;
    else runs.push({ subset, text: letter });
  }
  return runs;
}
