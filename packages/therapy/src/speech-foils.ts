/** What somebody might say instead of the answer: the alternatives in forced-choice recognition. */
import type { Content } from "@regain/content/content";
import { editDistance, spokenForm } from "./spelling.ts";

const foilCount = 24;
/** How many of these are the ones that sound most like an answer. */
const likeCount = 8;

const wordCount = (text: string) => text.split(" ").length;

const distanceTo = (answers: readonly string[], text: string) =>
  Math.min(...answers.map((answer) => editDistance(answer, text)));

/** Every n-th member, so that they come from all over the list. */
function spread(list: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
}

/**
 * Things to say that are as long as the shortest answer, in words: a clock is named with one word, though it
 * is also an alarm clock.
 */
function poolFor(answers: readonly string[], content: Content): string[] {
  const least = Math.min(...answers.map(wordCount));
  if (least === 1) return content.words.map(({ text }) => spokenForm(text));
  const phrases = content.phrases.map(({ text }) => spokenForm(text));
  const near = phrases.filter((text) => Math.abs(wordCount(text) - least) <= 2);
  // A sentence that was started and not finished does not count as the sentence.
  const begun = answers.map((answer) =>
    answer
      .split(" ")
      .slice(0, Math.ceil(wordCount(answer) / 2))
      .join(" "),
  );
  return [...begun, ...near];
}

/**
 * Foils for these answers: some that sound like them, the rest from all over the list.
 * @param answers everything that is right, so that none of it becomes a foil; lower case, single spaces
 * @param isPossible whether an engine can pronounce it, and tell it from the answers
 */
export function speechFoils(
  answers: readonly string[],
  content: Content,
  isPossible: (utterance: string) => boolean,
): string[] {
  const right = new Set(answers);
  const pool = [...new Set(poolFor(answers, content))].filter(
    (text) => !right.has(text) && isPossible(text),
  );
  const byLikeness = pool.toSorted((a, b) => distanceTo(answers, a) - distanceTo(answers, b));
  const like = byLikeness.slice(0, likeCount);
  return [...like, ...spread(byLikeness.slice(likeCount), foilCount - likeCount)];
}
