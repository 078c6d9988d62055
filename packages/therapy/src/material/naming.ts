/** What the naming exercises share: the picture to name, and which names are right. */
import type { Content } from "@regain/content/content";
import type { Word } from "@regain/content/types";
import type { Stimulus } from "@regain/contract/entities/task-view";
import { editDistance, spokenForm } from "../spelling.ts";

/** @param alt what stands for the picture where it cannot be seen; it must not name it */
export const pictureOf = (
  word: Pick<Word, "picture">,
  content: Content,
  alt: string,
): Stimulus => ({
  kind: "image",
  image: { path: content.picture(word.picture) },
  alt,
});

/** Every right name of the word's picture, the one to show first, as answers are compared. */
export const namesOf = (word: Pick<Word, "text" | "synonyms">): string[] => [
  ...new Set([word.text, ...word.synonyms].map(spokenForm)),
];

/** The most that an answer may differ and still be near: the contract's limit. */
const furthestNearness = 4;

/**
 * How many edits away a typed name is still partly right: one, and one more for every eight letters; more where a
 * frequent misspelling of this very word lies further away.
 */
export function nearnessOf(word: Word): number {
  const names = namesOf(word);
  const distances = word.nearSpellings.map((spelling) =>
    Math.min(...names.map((name) => editDistance(spokenForm(spelling), name))),
  );
  const byLength = 1 + Math.floor(word.text.length / 8);
  return Math.min(furthestNearness, Math.max(byLength, ...distances));
}
