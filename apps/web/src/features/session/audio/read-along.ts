import type { Speech } from "@regain/contract/entities/task-view";
import { wordsOf } from "./words.ts";

/**
 * Turns the time of a recording into the word it is at.
 * @param onWord hears where each word starts in the text, in UTF-16 units, once
 * @returns to be told the time in ms; undefined where nobody knows when the words start
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
