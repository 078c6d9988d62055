import type { Speech } from "@regain/contract/entities/task-view";
import { wordsOf } from "./words.ts";

/**
 * Maps the position in a recording to the word being said.
 * @param onWord called once for each word with where it starts in the text, in UTF-16 units
 * @returns a function to call with the position in ms; undefined if the word starts are not known
 */
export function readAlong(
  { text, wordStartsMs }: Speech,
  onWord: (charIndex: number) => void,
): ((ms: number) => void) | undefined {
  if (!wordStartsMs) return undefined;
  const words = wordsOf(text);
  let current = -1;
  return (ms) => {
    const index = wordStartsMs.findLastIndex((start) => start <= ms);
    const word = words[index];
    if (index === current || !word) return;
    current = index;
    onWord(word.start);
  };
}
