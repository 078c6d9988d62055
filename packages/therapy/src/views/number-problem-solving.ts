import type { NumberProblemSolvingView } from "@regain/contract/entities/task-view";
import { right, wrong, type ViewRules } from "./rules.ts";

export interface NumberProblemSolvingState {
  readonly text: string;
  readonly isDone: boolean;
}

/**
 * The number that somebody typed: thousands separators, a unit and spaces do not matter.
 * @returns undefined when it is not a number
 */
export function parseNumber(text: string): number | undefined {
  const bare = text.replace(/[\s$%,]/g, "");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : undefined;
}

/** Correct when the value is equal to within half of the last decimal place that the answer shows. */
export const numberProblemSolvingRules: ViewRules<
  NumberProblemSolvingView,
  NumberProblemSolvingState
> = {
  start: () => ({ text: "", isDone: false }),

  apply(view, state, event) {
    if (state.isDone) return state;
    if (event.kind === "enter") return { ...state, text: event.text };
    if (event.kind === "done" && this.isAnswerable(view, state)) return { ...state, isDone: true };
    return state;
  },

  isMistake(view, state, event) {
    return event.kind === "done" && this.judge(view, state).grade === "wrong";
  },

  isAnswerable: (_, state) => parseNumber(state.text) !== undefined,
  isComplete: (_, state) => state.isDone,

  judge(view, state) {
    const given = parseNumber(state.text);
    const tolerance = 0.5 * 10 ** -view.decimals - 1e-9;
    const isEqual = view.answers.some(
      (answer) => given !== undefined && Math.abs(given - answer) < tolerance,
    );
    return isEqual ? right : wrong;
  },

  hints: () => [],

  solve: (view) => [
    { kind: "enter", text: (view.answers[0] ?? 0).toFixed(view.decimals) },
    { kind: "done" },
  ],

  fail: (view, rng) => [
    { kind: "enter", text: ((view.answers[0] ?? 0) + rng.between(1, 9)).toFixed(view.decimals) },
    { kind: "done" },
  ],
};
