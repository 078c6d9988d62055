import type { Phrase } from "../../types.ts";

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The phrases of a level, from their texts with their numbers of syllables. */
export const phrasesOf = (
  level: number,
  syllables: Readonly<Record<string, number>>,
): readonly Phrase[] =>
  Object.entries(syllables).map(([text, count]) => ({
    id: `${level}-${idOf(text)}`,
    text,
    level,
    syllables: count,
  }));
