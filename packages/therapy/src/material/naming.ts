/** What the naming exercises share: the picture to name, and which names are right. */
import type { Content } from "@regain/content/content";
import type { Word } from "@regain/content/types";
import type { ProductionView, Stimulus } from "@regain/contract/entities/task-view";
import { isWithinEdits, joined, spokenForm } from "../spelling.ts";

/** @param alt the alternative text of the picture; it must not name what it shows */
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

/** Below this many letters one edit makes another word: `hat` is not nearly `cat`. */
const fewestLetters = 4;

/** How many edits away a typed name is still partly right: one, and one more for every eight letters. */
const nearnessOf = (text: string): number =>
  text.length < fewestLetters ? 0 : 1 + Math.floor(text.length / 8);

/** By content in use: gathering a vocabulary takes longer than making an item. */
const vocabularies = new WeakMap<Content, ReadonlySet<string>>();

/** All words that exercises ask for or show, and the everyday ones, as answers are compared. */
function vocabularyOf(content: Content): ReadonlySet<string> {
  const known = vocabularies.get(content);
  if (known) return known;
  const texts = [
    ...content.words.flatMap(({ text, synonyms }) => [text, ...synonyms]),
    ...content.oddGroups.flatMap(({ belong, odd }) => [...belong, ...odd]),
    ...content.wordQuestions.flatMap(({ answers }) => answers),
    ...content.minimalPairs.flatMap(({ words }) => words),
    ...content.spellingNotes.everyday,
  ];
  const vocabulary = new Set(texts.map(spokenForm));
  vocabularies.set(content, vocabulary);
  return vocabulary;
}

type Typed = Pick<
  ProductionView,
  "answers" | "nearness" | "nearnesses" | "nearSpellings" | "otherWords" | "leadingWords"
>;

/**
 * How a typed name of the word's picture is judged: against each of its names, and by the length of that name. More
 * than one of the thing is partly right, however far the plural is from the name; so is one of several.
 */
export function typedNames(word: Word, content: Content, leadingWords: readonly string[]): Typed {
  const answers = namesOf(word);
  const names = answers.map(joined);
  const several = answers.flatMap((name) => content.pluralsOf(name));
  const near = [...word.nearSpellings, ...several].map(spokenForm);
  const nearSpellings = [...new Set(near)].filter((one) => !answers.includes(one));
  const isOther = (text: string) =>
    !nearSpellings.includes(text) &&
    names.some((name) => isWithinEdits(text, name, nearnessOf(name))) &&
    !content.pluralsOf(text).some((plural) => answers.includes(plural));
  return {
    answers,
    nearness: nearnessOf(word.text),
    nearnesses: names.map(nearnessOf),
    nearSpellings,
    otherWords: [...vocabularyOf(content)].filter(isOther),
    leadingWords: [...leadingWords],
  };
}
