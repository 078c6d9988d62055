import { type Lexicon, saidWords } from "./lexicon.ts";

/** What may precede the name of a thing. */
export const articles: readonly string[] = ["a", "an", "the", "some"];
/** Anything with more words is a phrase, to be said verbatim. */
const maxWordsPerThing = 2;

const isThing = (utterance: string) => utterance.split(" ").length <= maxWordsPerThing;

/**
 * A grammar (JSGF) of whole utterances.
 * @param utterances known to the lexicon
 * @param openers what may be said before the name of a thing, whatever else is in the grammar
 */
export function grammarFor(
  utterances: readonly string[],
  lexicon: Lexicon,
  openers: readonly string[],
): string {
  const oneOf = (before: string, some: readonly string[]) => {
    const said = some.flatMap((utterance) => lexicon.grammarOf(utterance) ?? []);
    return said.length > 0 ? [`${before}(${said.join(" | ")})`] : [];
  };
  const before = openers.length > 0 ? `[${openers.join(" | ")}] ` : "";
  const things = utterances.filter(isThing);
  const others = utterances.filter((utterance) => !isThing(utterance));
  const answer = [...oneOf(before, things), ...oneOf("", others)].join(" | ");
  return `#JSGF V1.0;\ngrammar answer;\npublic <answer> = ${answer};\n`;
}

/** The letters alone: an engine may write a word in two parts, or with an apostrophe. */
const lettersOf = (words: readonly string[]) => words.join("").replace(/[^a-z]/g, "");

/** Which of the utterances an engine wrote down; undefined if none of them. */
export function utteranceHeard(written: string, utterances: readonly string[]): string | undefined {
  const words = written.trim().split(/\s+/);
  const find = (letters: string) =>
    utterances.find((utterance) => lettersOf(saidWords(utterance)) === letters);
  const whole = find(lettersOf(words));
  if (whole !== undefined || !articles.includes(words[0] ?? "")) return whole;
  return find(lettersOf(words.slice(1)));
}
