import type { MinimalPair } from "../../types.ts";
import { type Consonant, consonants, featuresApart, type Vowel, vowels } from "../speech-sounds.ts";

/** Two sounds, then the pairs of words that differ in them, each `one/other`. */
type Row<Sound> = readonly [one: Sound, other: Sound, ...pairs: string[]];

const split = (pair: string): readonly [string, string] => {
  const [one = "", other = ""] = pair.split("/");
  return [one, other];
};

const pairsOf = (
  place: MinimalPair["place"],
  featuresDiffering: number,
  pairs: readonly string[],
): MinimalPair[] =>
  pairs.map((pair) => ({
    id: pair.replace("/", "-"),
    words: split(pair),
    place,
    featuresDiffering,
  }));

/** Pairs that differ in a consonant. */
export const consonantPairs = (
  place: "first" | "last",
  rows: readonly Row<Consonant>[],
): readonly MinimalPair[] =>
  rows.flatMap(([one, other, ...pairs]) =>
    pairsOf(place, featuresApart(consonants[one], consonants[other]), pairs),
  );

/** Pairs that differ in the vowel. */
export const vowelPairs = (rows: readonly Row<Vowel>[]): readonly MinimalPair[] =>
  rows.flatMap(([one, other, ...pairs]) =>
    pairsOf("vowel", featuresApart(vowels[one], vowels[other]), pairs),
  );
