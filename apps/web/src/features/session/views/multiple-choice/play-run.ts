import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { waitFor } from "../../audio/waiting.ts";

export type Pace = NonNullable<MultipleChoiceView["run"]>;

interface RunParts<Question> {
  readonly pace: Pace;
  /** Ends the run where it is: the question on the screen counts as never shown. */
  readonly signal: AbortSignal;
  /** The next question; undefined after the last. */
  readonly next: () => Question | undefined;
  /** Those that the first question is compared with: they are shown once more before it and cannot be answered. */
  readonly again: readonly Question[];
  /** Puts it on the screen; resolves once it has been painted. */
  readonly show: (question: Question) => Promise<void>;
  /** The question can be answered from now on. */
  readonly open: (question: Question) => void;
  /** Hides the question; the answer may still come. */
  readonly hide: () => void;
  /** The time to answer is over. */
  readonly close: (question: Question) => void;
}

/** Shows one question after the other by itself, at the same pace whether they are answered or not. */
export async function playRun<Question>(parts: RunParts<Question>): Promise<void> {
  const { pace, signal, next, again, show, open, hide, close } = parts;
  const showMs = Math.min(pace.showMs, pace.answerMs);
  await waitFor(pace.gapMs, signal);
  for (const question of again) {
    if (signal.aborted) return;
    await show(question);
    await waitFor(showMs, signal);
    hide();
    await waitFor(pace.answerMs - showMs + pace.gapMs, signal);
  }
  for (let question = next(); question && !signal.aborted; question = next()) {
    await show(question);
    if (signal.aborted) return;
    open(question);
    await waitFor(showMs, signal);
    hide();
    await waitFor(pace.answerMs - showMs, signal);
    if (signal.aborted) return;
    close(question);
    await waitFor(pace.gapMs, signal);
  }
}
