import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import type { MultipleChoiceState } from "@regain/therapy/views/multiple-choice";

/** A whole run in figures: every question is in exactly one of the four. */
export interface RunCounts {
  readonly right: number;
  /** Passed, but should have been answered. */
  readonly missed: number;
  /** Answered, but should have been passed. */
  readonly falseTaps: number;
  /** Answered with another choice than the right one. */
  readonly otherAnswers: number;
}

export function runCounts(view: MultipleChoiceView, { chosen }: MultipleChoiceState): RunCounts {
  const counts = { right: 0, missed: 0, falseTaps: 0, otherAnswers: 0 };
  for (const { id, answer } of view.questions) {
    const taken = chosen[id] ?? null;
    if (taken === answer) counts.right += 1;
    else if (taken === null) counts.missed += 1;
    else if (answer === null) counts.falseTaps += 1;
    else counts.otherAnswers += 1;
  }
  return counts;
}
