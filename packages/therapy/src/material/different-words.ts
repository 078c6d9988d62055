import type { Word } from "@regain/content/types";
import type { Rng } from "../rng.ts";
import { pickFoils } from "./words.ts";

/**
 * Words that cannot be mistaken for each other: no two share a picture or a name.
 * @throws RangeError when there are not enough
 */
export function pickDifferent(rng: Rng, words: readonly Word[], count: number): Word[] {
  const first = rng.pick(words);
  return [first, ...pickFoils(rng, first, words, count - 1, ["unrelated"])];
}
