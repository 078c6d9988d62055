import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { type MultipleChoiceState, nextInterval } from "@regain/therapy/views/multiple-choice";

/** The longest interval after which it was still known, ms; 0 for none. */
export function longestHeld(view: MultipleChoiceView, { chosen }: MultipleChoiceState): number {
  const before: Record<string, string | null> = {};
  let longest = 0;
  for (const { id, answer } of view.questions) {
    const taken = chosen[id];
    if (taken === undefined) break;
    const ms = view.spaced?.intervalsMs[nextInterval(view, { chosen: before })] ?? 0;
    if (taken === answer) longest = Math.max(longest, ms);
    before[id] = taken;
  }
  return longest;
}
