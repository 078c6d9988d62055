import type { InputKind } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import type { Move } from "@regain/therapy/views/rules";

/** What the patient did something with, and in which half of the screen. */
export interface Touch {
  readonly input: InputKind;
  readonly side: "left" | "right";
}

/**
 * `presenting`: something is still being played or shown, and an answer would be too early. `answering`:
 * moves count. `answered`: the right answer is shown and nothing can be changed.
 */
export type ViewPhase = "presenting" | "answering" | "answered";

/**
 * What every view component gets. The state belongs to the pure rules of `@regain/therapy/views`; a component
 * shows it and reports moves, and keeps to itself only what is not part of the answer (such as what is picked
 * up).
 */
export interface ViewProps<View extends TaskView, State> {
  readonly view: View;
  readonly state: State;
  readonly phase: ViewPhase;
  /** Parts that a hint has highlighted so far, in order. One that is used more than once may occur more than once. */
  readonly hinted: readonly string[];
  /** The places those go to, in the same order; empty if nothing is placed. */
  readonly pointed: readonly string[];
  /** Goes up when the stimulus is requested again; views that present something themselves replay it. */
  readonly presentation: number;
  /** Called by a view that presents something itself (a sequence that lights up) when it is over. */
  readonly onPresented: () => void;
  /** What happens by itself in a run has no touch. */
  readonly act: (move: Move, touch?: Touch) => void;
  /** Aborts when the item leaves the screen: timers, listeners and media of the view die with it. */
  readonly signal: AbortSignal;
  /** The exercise demonstrates itself: nothing is timed and nobody is asked to start. */
  readonly isDemonstration?: boolean;
  /** An assessment: while it is answered nothing says what was right. Its answered phase is not shown at all. */
  readonly isQuiet?: boolean;
}
