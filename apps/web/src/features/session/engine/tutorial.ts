import type { TaskEvent, TaskEventKind } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import { rulesOf, type ViewState } from "@regain/therapy/views/registry";

/** One moment of a tutorial: what is said, and what the item looks like then. */
export interface TutorialStep {
  /** `start`: the item as it comes. `answer`: it is answered. Else what the patient does next. */
  readonly caption: "start" | TaskEventKind | "answer";
  readonly state: ViewState;
  /** The part that is about to be touched. */
  readonly pointed: readonly string[];
  readonly isStudying: boolean;
  readonly isAnswered: boolean;
}

function partOf(event: TaskEvent): string[] {
  if (event.kind === "choose" || event.kind === "place") return [event.choice];
  return event.kind === "tap" ? [event.item] : [];
}

/** The moments in which an exercise shows itself: each thing the patient does is pointed to, then done. */
export function tutorialSteps(view: TaskView, events: readonly TaskEvent[]): TutorialStep[] {
  const rules = rulesOf(view);
  let state = rules.start(view);
  let isStudying = view.study !== undefined;
  const still = { isStudying, isAnswered: false };
  const steps: TutorialStep[] = [{ ...still, caption: "start", state, pointed: [] }];
  for (const event of events) {
    steps.push({
      caption: event.kind,
      state,
      pointed: partOf(event),
      isStudying,
      isAnswered: false,
    });
    state = rules.apply(view, state, event);
    if (event.kind === "ready") isStudying = false;
  }
  return [...steps, { caption: "answer", state, pointed: [], isStudying: false, isAnswered: true }];
}
