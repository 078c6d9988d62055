import type { TaskView, TemplateName, ViewOf } from "@regain/contract/entities/task-view";
import type { StateOf, ViewState } from "@regain/therapy/views/registry";
import type { ComponentType, ReactNode } from "react";
import { StimulusList } from "../stimuli/stimulus-list.tsx";
import { ToolTray } from "../tools/tool-tray.tsx";
import { BoardCompletion } from "./board-completion/board-completion.tsx";
import { MemoryBoard } from "./memory-board/memory-board.tsx";
import { MemorySequence } from "./memory-sequence/memory-sequence.tsx";
import { MultipleChoice } from "./multiple-choice/multiple-choice.tsx";
import { NumberProblemSolving } from "./number-problem-solving/number-problem-solving.tsx";
import { Production } from "./production/production.tsx";
import { SequenceCompletion } from "./sequence-completion/sequence-completion.tsx";
import styles from "./view-body.module.css";
import type { ViewProps } from "./view-props.ts";

/** Written as a method, so that a component of one view may stand for the view that is known only at run time. */
type ViewComponent = { render(props: ViewProps<TaskView, ViewState>): ReactNode }["render"];

/** Each gets the state of the rules that bear the same name. */
const components = {
  MultipleChoice,
  Production,
  SequenceCompletion,
  NumberProblemSolving,
  MemoryBoard,
  MemorySequence,
  BoardCompletion,
} satisfies {
  readonly [Name in TemplateName]: ComponentType<ViewProps<ViewOf<Name>, StateOf<Name>>>;
};
const byTemplate: Readonly<Record<TemplateName, ViewComponent>> = components;

/** Views that are tall: their stimulus stands beside them on a wide screen. */
const besideStimulus: ReadonlySet<TemplateName> = new Set([
  "BoardCompletion",
  "NumberProblemSolving",
]);

/**
 * The body of an item: its stimulus, what is answered with, and its tools. The instruction, cues, study part,
 * Next and feedback stand around it. Voice and failed media come through `VoiceContext` and `MediaFailedContext`.
 */
export function ViewBody(props: ViewProps<TaskView, ViewState>) {
  const { view, signal } = props;
  const View = byTemplate[view.templateName];
  const isBeside = view.stimulus.length > 0 && besideStimulus.has(view.templateName);
  return (
    <div className={styles.body} data-beside={isBeside || undefined}>
      <StimulusList stimuli={view.stimulus} resourceUrl={view.resourceUrl} signal={signal} />
      <View {...props} />
      <ToolTray showCalculator={view.showCalculator} showScratchpad={view.showScratchpad} />
    </div>
  );
}
