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

/** Some letters of the word and spare ones, in random order. @param unseemly words they may not spell */
export const lettersAmong = (
  rng: Rng,
  word: string,
  wanted: readonly string[],
  spare: number,
  unseemly: ReadonlySet<string>,
): string[] => shuffleAround(rng, [...wanted, ...foreignLetters(rng, word, spare)], unseemly);

/** The letters as choices, in order. The copies of a letter that occurs twice are interchangeable. */
export const letterChoices = (letters: readonly string[]): Choice[] =>
  letters.map((letter, index) => textChoice(`letter-${index + 1}`, letter));

/** A place for every letter of a word. */
export const letterPlaces = (word: string): { id: string }[] =>
  Array.from(word, (_, index) => ({ id: `place-${index + 1}` }));
