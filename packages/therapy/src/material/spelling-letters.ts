/** Letters to spell a word from. */
import type { Choice } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { textChoice } from "./view-parts.ts";

/** The most common letters in words, so that none stands out as spare. */
const commonLetters = Array.from("etaoinsrhldcump");

/** Letters that the word does not have, so that there is only one way to spell it. */
const foreignLetters = (rng: Rng, word: string, count: number): string[] =>
  rng.sample(
    commonLetters.filter((letter) => !word.includes(letter)),
    count,
  );

/** How often letters are reshuffled; a name like "Aaa" has only one order. */
const maxShuffles = 60;

/** The letters in an order that spells nothing to be avoided, at any position. */
function shuffleAround(rng: Rng, letters: readonly string[], avoided: Iterable<string>): string[] {
  const avoid = [...avoided];
  let shuffled = rng.shuffle(letters);
  for (let count = 1; count < maxShuffles; count++) {
    const row = shuffled.join("");
    if (!avoid.some((text) => row.includes(text))) break;
    shuffled = rng.shuffle(letters);
  }
  return shuffled;
}

/**
 * The word's letters and spare ones, in an order that does not spell the word out.
 * @param unseemly words that no row of letters may spell either
 */
export const lettersFor = (
  rng: Rng,
  word: string,
  spare: number,
  unseemly: ReadonlySet<string>,
): string[] =>
  shuffleAround(
    rng,
    [...Array.from(word), ...foreignLetters(rng, word, spare)],
    [word, ...unseemly],
  );

/** Whether a text can stand at a place of the word once its gaps are filled from these letters. */
function canSpell(
  text: string,
  at: number,
  { word, gaps, letters }: { word: string; gaps: readonly number[]; letters: readonly string[] },
): boolean {
  const left = [...letters];
  return Array.from(text).every((letter, index) => {
    const place = at + index;
    if (!gaps.includes(place)) return word.charAt(place) === letter;
    const found = left.indexOf(letter);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/**
 * The letters of the gaps and spare ones, in random order.
 * @param unseemly words that they may not spell, in a row or in the gaps
 */
export function lettersAmong(
  rng: Rng,
  word: string,
  gaps: readonly number[],
  spare: number,
  unseemly: ReadonlySet<string>,
): string[] {
  const wanted = gaps.map((index) => word.charAt(index));
  const avoid = [...unseemly].filter((text) => !word.includes(text));
  const isUnseemly = (letters: readonly string[]) =>
    avoid.some((text) =>
      Array.from(word).some((_, at) => canSpell(text, at, { word, gaps, letters })),
    );
  let letters = [...wanted, ...foreignLetters(rng, word, spare)];
  for (let count = 1; count < maxShuffles && isUnseemly(letters); count++)
    letters = [...wanted, ...foreignLetters(rng, word, spare)];
  return shuffleAround(rng, letters, unseemly);
}

/** The letters as choices, in order. The copies of a letter that occurs twice are interchangeable. */
export const letterChoices = (letters: readonly string[]): Choice[] =>
  letters.map((letter, index) => textChoice(`letter-${index + 1}`, letter));

/** A place for every letter of a word. */
export const letterPlaces = (word: string): { id: string }[] =>
  Array.from(word, (_, index) => ({ id: `place-${index + 1}` }));
