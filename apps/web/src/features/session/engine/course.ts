/** The way through an item: what is studied first, the time that passes after it, and the question. */
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { FillerTask, TaskView } from "@regain/contract/entities/task-view";
import { counted } from "@regain/therapy/score";
import { type MultipleChoiceState, nextInterval } from "@regain/therapy/views/multiple-choice";
import type { ViewState } from "@regain/therapy/views/registry";

export type Part = "study" | "interval" | "question";

export interface Interval {
  readonly ms: number;
  /** When it began, ms on the item's clock. */
  readonly startAt: number;
  readonly tasks: readonly FillerTask[];
}

const spacedView = (view: TaskView) =>
  view.templateName === "MultipleChoice" && view.spaced ? view : undefined;

const hasInterval = (view: TaskView) => view.delay !== undefined || spacedView(view) !== undefined;

/**
 * The event that led to the current part; undefined at the start. An answer leads on only where the question
 * is asked again.
 */
export function lastTurn(view: TaskView, events: readonly TaskEvent[]): TaskEvent | undefined {
  const turns = ["ready", "onset", ...(spacedView(view) ? ["choose"] : [])];
  return counted(events).findLast(({ kind }) => turns.includes(kind));
}

function wasRight(view: TaskView, turn: TaskEvent): boolean {
  if (turn.kind !== "choose") return false;
  const question = spacedView(view)?.questions.find(({ id }) => id === turn.question);
  return question?.answer === turn.choice;
}

/** The current part after these events. A wrong answer in spaced retrieval leads back to the study part. */
export function partOf(view: TaskView, events: readonly TaskEvent[]): Part {
  const turn = lastTurn(view, events);
  if (turn?.kind === "onset") return "question";
  const isStudied = turn?.kind === "ready" || (turn !== undefined && wasRight(view, turn));
  if (view.study && !isStudied) return "study";
  return hasInterval(view) ? "interval" : "question";
}

/** The time that passes before the next question. */
export function intervalOf(
  view: TaskView,
  state: ViewState,
  events: readonly TaskEvent[],
): Interval | undefined {
  const startAt = lastTurn(view, events)?.at ?? 0;
  const spaced = spacedView(view);
  if (spaced?.spaced) {
    const { intervalsMs, tasks } = spaced.spaced;
    const ms = intervalsMs[nextInterval(spaced, state as MultipleChoiceState)];
    return ms === undefined ? undefined : { ms, startAt, tasks };
  }
  return view.delay && { ...view.delay, startAt };
}
