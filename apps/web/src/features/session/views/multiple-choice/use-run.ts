import {
  comparedWith,
  currentQuestion,
  type MultipleChoiceState,
} from "@regain/therapy/views/multiple-choice";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { anySignal } from "../../../../lib/any-signal.ts";
import { afterPaint } from "../../../../lib/after-paint.ts";
import { notSounding } from "../../engine/trouble.ts";
import { useMediaFailed } from "../../stimuli/media-context.ts";
import { useInView } from "../parts/covered-context.ts";
import type { Touch, ViewProps } from "../view-props.ts";
import { useVoice } from "../voice-context.ts";
import type { Question } from "./choice-mark.ts";
import { playRun } from "./play-run.ts";

/** How much of a question is on the screen. */
export interface Shown {
  readonly question: Question;
  readonly isHidden: boolean;
  /** It is shown once more for comparison, and is not asked. */
  readonly isAgain?: boolean;
}

function painted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const callOff = afterPaint(() => resolve());
    const leave = () => {
      callOff();
      resolve();
    };
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
  });
}

type Props = ViewProps<MultipleChoiceView, MultipleChoiceState>;

/**
 * Plays a run from the tap that starts it. When the page is hidden, a dialog covers it, or something outside
 * the run gets the focus, it stops; the next start begins with the question it stopped at.
 */
export function useRun({ view, state, phase, act, signal }: Props) {
  const voice = useVoice();
  const noteFailed = useMediaFailed();
  const [isRunning, setIsRunning] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const isInView = useInView();
  /** The question that can be answered. */
  const open = useRef<string>(undefined);
  const isGoing = isRunning && isInView && phase === "answering";

  const next = useEffectEvent(() => currentQuestion(view, state));
  const again = useEffectEvent(() => comparedWith(view, state));
  const isAnswered = useEffectEvent(({ id }: Question) => state.chosen[id] !== undefined);
  const appear = useEffectEvent(async (question: Question, until: AbortSignal) => {
    setShown({ question, isHidden: false, isAgain: isAnswered(question) });
    await painted(until);
  });
  const begin = useEffectEvent((question: Question, until: AbortSignal) => {
    open.current = question.id;
    act({ kind: "onset" });
    for (const stimulus of question.stimulus)
      if (stimulus.kind === "audio") {
        const { speech } = stimulus;
        const onSilent = () => noteFailed(notSounding(speech));
        void voice.say(speech, { signal: until, onSilent });
      }
  });
  const end = useEffectEvent((question: Question) => {
    open.current = undefined;
    setShown(undefined);
    if (!isAnswered(question)) act({ kind: "pass", question: question.id });
  });

  useEffect(() => {
    if (!isGoing || !view.run) return undefined;
    const stopping = new AbortController();
    const until = anySignal(signal, stopping.signal);
    void playRun<Question>({
      pace: view.run,
      signal: until,
      next,
      again: again(),
      show: (question) => appear(question, until),
      open: (question) => begin(question, until),
      hide: () => setShown((now) => now && { ...now, isHidden: true }),
      close: end,
    });
    return () => {
      stopping.abort();
      open.current = undefined;
      setShown(undefined);
      setIsRunning(false);
    };
  }, [isGoing, view.run, signal]);

  function choose(choice: string, touch: Touch): void {
    const question = open.current;
    if (question !== undefined && state.chosen[question] === undefined)
      act({ kind: "choose", question, choice }, touch);
  }

  return {
    isRunning: isGoing,
    shown,
    choose,
    start() {
      voice.stop();
      setIsRunning(true);
    },
    stop: () => setIsRunning(false),
  };
}
