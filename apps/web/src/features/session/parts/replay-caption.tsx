import { Plural, Trans } from "@lingui/react/macro";
import type { TaskView } from "@regain/contract/entities/task-view";
import type { ReactNode } from "react";
import type { TutorialStep } from "../engine/tutorial.ts";

const captions: Readonly<Partial<Record<TutorialStep["caption"], ReactNode>>> = {
  play: <Trans>Touch “Play” and listen.</Trans>,
  stream: <Trans>It continues by itself. Here it goes faster.</Trans>,
  watch: <Trans>Watch first.</Trans>,
  ready: <Trans>Look and listen first. Then touch “I am ready”.</Trans>,
  choose: <Trans>Touch the right answer.</Trans>,
  pass: <Trans>Do not touch now. Let this one go by.</Trans>,
  place: <Trans>Touch it. Then touch its place.</Trans>,
  enter: <Trans>Type your answer.</Trans>,
  tap: <Trans>Touch this one.</Trans>,
  record: <Trans>Touch “Record” and say it. Then touch “Stop”.</Trans>,
  mark: <Trans>Listen to yourself. Was it right? Touch “Mark correct”.</Trans>,
  done: <Trans>Are you done? Touch “Check”.</Trans>,
};

const next = <Trans>Touch this one next.</Trans>;

function Wait({ ms }: { readonly ms: number }) {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? (
    <Plural
      value={seconds}
      one="# second passes. Here it goes faster."
      other="# seconds pass. Here it goes faster."
    />
  ) : (
    <Plural
      value={Math.round(seconds / 60)}
      one="# minute passes. Here it goes faster."
      other="# minutes pass. Here it goes faster."
    />
  );
}

interface ReplayCaptionProps {
  readonly step: TutorialStep;
  readonly view: TaskView;
}

/** The caption of one moment of the tutorial. */
export function ReplayCaption({ step, view }: ReplayCaptionProps) {
  if (step.caption === "answer") return view.answerText;
  if (step.interval) return <Wait ms={step.interval.ms} />;
  const heard = step.said.map(({ text }) => text).join(" ");
  if (step.caption === "hear") return <Trans>You hear: “{heard}”</Trans>;
  // In a row of places, what is touched goes to the next free one by itself.
  if (step.caption === "place" && view.templateName === "SequenceCompletion") return next;
  return captions[step.caption] ?? view.instructions.text;
}
