import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";

/** How right the answer is: all of it, part of it, or nothing. `share` is the part that is right, 0 to 1. */
export interface Verdict {
  readonly grade: "right" | "partly" | "wrong";
  readonly share: number;
}

/** A half of the screen. */
export type Side = NonNullable<TaskEvent["side"]>;

/** One right answer to highlight: the choice or item, and where it goes if it is placed. */
export interface HintStep {
  readonly part: string;
  readonly to?: string;
}

/** An event without its time: what somebody does, in the abstract. */
export type Move = TaskEvent extends infer Event
  ? Event extends TaskEvent
    ? Omit<Event, "at" | "input" | "side">
    : never
  : never;

/**
 * How one view is played: a pure reducer over task events, and what its states mean. The player shows these
 * states, the server replays the same events to score again.
 */
export interface ViewRules<View extends TaskView, State> {
  start(view: View): State;
  /** Events that do not apply in this state return the same state object. */
  apply(view: View, state: State, event: Move): State;
  /** Whether this event, in this state, is a mistake. Those made by a tap are counted, and kept by side. */
  isMistake(view: View, state: State, event: Move): boolean;
  /**
   * The side of each thing that was to be found and was left out when the patient said "done".
   * @param events all of them: the sides of the taps show whether things were on the screen where the view
   *   has them
   */
  leftOutOn?(view: View, state: State, events: readonly TaskEvent[]): Side[];
  /** The patient may say "done". */
  isAnswerable(view: View, state: State): boolean;
  /** Nothing is left to do: the item ends by itself. */
  isComplete(view: View, state: State): boolean;
  judge(view: View, state: State): Verdict;
  /** The right answers still to be given, in order. */
  hints(view: View, state: State): HintStep[];
  /** A right answer, from the start, ending in `done` if the view requires it. */
  solve(view: View): Move[];
  /** A plausible wrong answer. */
  fail(view: View, rng: Rng): Move[];
}

export const right: Verdict = { grade: "right", share: 1 };
export const wrong: Verdict = { grade: "wrong", share: 0 };

/** @param share 0 to 1 */
export function verdictOf(share: number): Verdict {
  if (share >= 1) return right;
  return share <= 0 ? wrong : { grade: "partly", share };
}
