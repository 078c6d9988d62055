import type { BuildSentence } from "../../types.ts";

/** Words that keep their capital inside a sentence. */
const named = /^I$/;

const lowerFirst = (word: string) =>
  named.test(word) ? word : word.slice(0, 1).toLowerCase() + word.slice(1);

/** Ends the words that are given from the start. */
const givenEnd = " | ";

function sentenceOf(level: number, line: string): BuildSentence {
  const text = line.replace(givenEnd, " ");
  const givenText = line.includes(givenEnd) ? line.slice(0, line.indexOf(givenEnd)) : "";
  const mark = text.endsWith("?") ? "?" : ".";
  const [first = "", ...others] = text.slice(0, -1).split(" ");
  return {
    id: `${level}-${text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/-$/, "")}`,
    level,
    words: [lowerFirst(first), ...others],
    given: givenText === "" ? 0 : givenText.split(" ").length,
    mark,
  };
}

/** The sentences of a level, one on each line; a `|` follows the words that are given. */
export const sentencesOf = (level: number, lines: string): readonly BuildSentence[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => sentenceOf(level, line.trim()));
