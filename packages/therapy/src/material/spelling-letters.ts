/** Letters to spell a word from. */
import type { Choice } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { textChoice } from "./view-parts.ts";

/** The letters that words are made of most, so that none stands out as spare. */
const commonLetters = Array.from("etaoinsrhldcump");

/** Letters that the word does not have, so that there is one way to spell it. */
const foreignLetters = (rng: Rng, word: string, count: number): string[] =>
  rng.sample(
    commonLetters.filter((letter) => !word.includes(letter)),
    count,
  );

/** The word's letters and spare ones, in an order that does not spell the word out. */
export function lettersFor(word: string, spare: number, rng: Rng): string[] {
  const letters = rng.shuffle([...Array.from(word), ...foreignLetters(rng, word, spare)]);
  return letters.join("").includes(word) ? lettersFor(word, spare, rng) : letters;
}

/** Some letters of the word and spare ones, in random order. */
export const lettersAmong = (
  rng: Rng,
  word: string,
  wanted: readonly string[],
  spare: number,
): string[] => rng.shuffle([...wanted, ...foreignLetters(rng, word, spare)]);

/** The letters as choices, in their order. A letter that comes twice is interchangeable. */
export const letterChoices = (letters: readonly string[]): Choice[] =>
  letters.map((letter, index) => textChoice(`letter-${index + 1}`, letter));

/** A place for every letter of a word. */
export const letterPlaces = (word: string): { id: string }[] =>
  Array.from(word, (_, index) => ({ id: `place-${index + 1}` }));
