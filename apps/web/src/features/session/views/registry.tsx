import type { TaskView, TemplateName, ViewOf } from "@regain/contract/entities/task-view";
import type { StateOf, ViewState } from "@regain/therapy/views/registry";
import type { ComponentType, ReactNode } from "react";
import { extentOfStimuli, type StimulusExtent } from "../stimuli/stimulus-extent.ts";
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

/** Declared as a method, so that the component for one view is assignable where the view is known only at run time. */
type ViewComponent = { render(props: ViewProps<TaskView, ViewState>): ReactNode }["render"];

/** Each gets the state of the rules with the same name. */
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

const anything: ReadonlySet<StimulusExtent> = new Set(["line", "picture", "page"]);
const whatIsLarge: ReadonlySet<StimulusExtent> = new Set(["picture", "page"]);

/** On a wide screen these are next to their stimulus, so that both are visible together. */
const besideStimulus: Partial<Record<TemplateName, ReadonlySet<StimulusExtent>>> = {
  BoardCompletion: anything,
  NumberProblemSolving: anything,
  MultipleChoice: whatIsLarge,
  MemorySequence: whatIsLarge,
};

/**
 * The body of an item: its stimulus, what is answered with, and its tools. The instruction, cues, study part,
 * Next and feedback are around it. Voice and failed media come through `VoiceContext` and
 * `MediaFailedContext`.
 */
export function ViewBody(props: ViewProps<TaskView, ViewState>) {
  const { view, signal } = props;
  const View = byTemplate[view.templateName];
  const extent = extentOfStimuli(view.stimulus);
  const isBeside = besideStimulus[view.templateName]?.has(extent);
  return (
    <div className={styles.body} data-stimulus={extent} data-beside={isBeside || undefined}>
      <StimulusList stimuli={view.stimulus} resourceUrl={view.resourceUrl} signal={signal} />
      <View {...props} />
      <ToolTray showCalculator={view.showCalculator} showScratchpad={view.showScratchpad} />
    </div>
  );
}
