import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const from = createRequire(import.meta.url);
const family = "@fontsource/atkinson-hyperlegible-next";

/** The family comes in two files a weight: what most texts are written in, and the rest of the Latin letters. */
const subsets = ["latin", "latin-ext"] as const;
type Subset = (typeof subsets)[number];

const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

export const faceName = (subset: Subset, weight: Weight): string => `${subset} ${weight}`;

/** Each face by its name, with its file. */
export const faces = (): readonly (readonly [name: string, file: string])[] =>
  subsets.flatMap((subset) =>
    (Object.keys(weights) as Weight[]).map((weight) => {
      const file = `atkinson-hyperlegible-next-${subset}-${weights[weight]}-normal.woff`;
      return [faceName(subset, weight), from.resolve(`${family}/files/${file}`)] as const;
    }),
  );

/** `U+0000-00FF,U+0131` as pairs of first and last. */
const rangesOf = (written: string): [number, number][] =>
  written.split(",").map((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const unicode = JSON.parse(
  readFileSync(from.resolve(`${family}/unicode.json`), "utf8"),
) as Readonly<Record<Subset, string>>;
const ranges = subsets.map((subset) => [subset, rangesOf(unicode[subset])] as const);

const subsetOf = (letter: string): Subset | undefined => {
  const code = letter.codePointAt(0)!;
  return ranges.find(([, own]) => own.some(([first, last]) => first <= code && code <= last))?.[0];
};

export interface Run {
  readonly subset: Subset;
  readonly text: string;
}

/** A text in stretches of one file each; what the family cannot write becomes a question mark. */
export function runsOf(text: string): readonly Run[] {
  const runs: { subset: Subset; text: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const subset = subsetOf(letter);
    const last = runs.at(-1);
    const written = subset ? letter : "?";
    if (last?.subset === (subset ?? "latin")) last.text += written;
    else runs.push({ subset: subset ?? "latin", text: written });
  }
  return runs;
}
