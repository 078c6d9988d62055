import type { BuildSentence } from "../../types.ts";

/** Words that keep their capital inside of a sentence. */
const named = /^I$/;

const lowerFirst = (word: string) =>
  named.test(word) ? word : word.slice(0, 1).toLowerCase() + word.slice(1);

function sentenceOf(level: number, text: string): BuildSentence {
  const mark = text.endsWith("?") ? "?" : ".";
  const [first = "", ...others] = text.slice(0, -1).split(" ");
  return {
    id: `${level}-${text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/-$/, "")}`,
    level,
    words: [lowerFirst(first), ...others],
    mark,
  };
}

/** The sentences of a level, one on each line. */
export const sentencesOf = (level: number, lines: string): readonly BuildSentence[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => sentenceOf(level, line.trim()));
