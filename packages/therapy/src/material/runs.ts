/** Paced runs of questions: each appears by itself and disappears whether it was answered or not. */
import type { Choice, MultipleChoiceView, Stimulus } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";

export interface RunQuestion {
  readonly stimulus: Stimulus;
  /** The id of the right choice; null if the right thing is to let it pass. */
  readonly answer: string | null;
}

/** The questions of a run, which all offer the same choices. */
export const runQuestions = (
  asked: readonly RunQuestion[],
  choices: readonly Choice[],
): MultipleChoiceView["questions"] =>
  asked.map(({ stimulus, answer }, index) => ({
    id: `question-${index + 1}`,
    stimulus: [stimulus],
    choices: [...choices],
    answer,
  }));

/** How many neighbors in a list differ. */
export const switchesIn = (list: readonly unknown[]): number =>
  list.filter((value, index) => index > 0 && value !== list[index - 1]).length;

const longestRun = (list: readonly unknown[]): number =>
  list.reduce<{ now: number; longest: number }>(
    ({ now, longest }, value, index) => {
      const length = index > 0 && value === list[index - 1] ? now + 1 : 1;
      return { now: length, longest: Math.max(longest, length) };
    },
    { now: 0, longest: 0 },
  ).longest;

/**
 * A random order in which neither of two values comes more than `most` times in a row, so that nobody can
 * guess what comes next from what has not come for a while.
 * @param counts how often each value comes
 * @param most large enough for the rarer value to separate the more frequent one
 */
export function mixedOrder<T extends string | boolean>(
  rng: Rng,
  counts: readonly (readonly [value: T, count: number])[],
  most: number,
): T[] {
  const all = counts.flatMap(([value, count]) => Array.from({ length: count }, () => value));
  for (;;) {
    const order = rng.shuffle(all);
    if (longestRun(order) <= most) return order;
  }
}
