import type { WordQuestion } from "../../types.ts";
import { firstSoundOf } from "../first-sound.ts";

/** The question, its right answers separated by `/`, a hint, and the first sound if it begins with a vowel. */
export type Row = readonly [text: string, answers: string, hint: string, firstSound?: string];

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");

/**
 * The questions of a level.
 * @throws RangeError for an answer whose first sound is not known
 */
export const questionsOf = (level: number, rows: readonly Row[]): readonly WordQuestion[] =>
  rows.map(([text, answers, hint, sound]) => {
    const [first = "", ...others] = answers.split("/");
    const firstSound = sound ?? firstSoundOf(first);
    if (firstSound === undefined) throw new RangeError(`how does "${first}" begin?`);
    return { id: idOf(text), level, text, answers: [first, ...others], hint, firstSound };
  });
