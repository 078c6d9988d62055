import { english } from "@regain/content/en/content";
import type { Word } from "@regain/content/types";

/** @throws RangeError if the English content has no such word */
export function wordCalled(id: string): Word {
  const word = english.words.find((one) => one.id === id);
  if (!word) throw new RangeError(`no word "${id}"`);
  return word;
}
