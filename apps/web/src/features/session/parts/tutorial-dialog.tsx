import { Trans, useLingui } from "@lingui/react/macro";
import type { TaskEventKind } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { tutorialQuery } from "../api/tutorial.ts";
import { tutorialSteps, type TutorialStep } from "../engine/tutorial.ts";
import { StimulusList } from "../stimuli/stimulus-list.tsx";
import { ViewBody } from "../views/registry.tsx";
import styles from "./dialogs.module.css";
import { SteadyButton } from "./steady-button.tsx";

const stepMs = 3_000;

const captions: Readonly<Partial<Record<TaskEventKind, ReactNode>>> = {
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

function Caption({ step, view }: { readonly step: TutorialStep; readonly view: TaskView }) {
  if (step.caption === "start") return view.instructions.text;
  if (step.caption === "answer") return view.answerText;
  return captions[step.caption] ?? view.instructions.text;
}

const nothing = () => undefined;

function Stage({ view, step }: { readonly view: TaskView; readonly step: TutorialStep }) {
  const [showing] = useState(() => new AbortController());
  useEffect(() => () => showing.abort(), [showing]);
  if (step.isStudying)
    return <StimulusList stimuli={view.study?.stimulus ?? []} signal={showing.signal} />;
  return (
    <ViewBody
      view={view}
      state={step.state}
      phase={step.isAnswered ? "answered" : "answering"}
      hinted={step.pointed}
      presentation={0}
      onPresented={nothing}
      act={nothing}
      signal={showing.signal}
      isDemonstration
    />
  );
}

/** The exercise acts itself out, one step after the other; nothing here can be touched by mistake. */
function Film({
  view,
  steps,
}: {
  readonly view: TaskView;
  readonly steps: readonly TutorialStep[];
}) {
  const [index, setIndex] = useState(0);
  const step = steps[index];
  const isOver = index >= steps.length - 1;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setIndex(index + 1), stepMs);
    return () => clearTimeout(timer);
  }, [index, isOver]);
  if (!step) return null;
  return (
    <Stack gap={2}>
      <p className={styles.captions} aria-live="polite">
        <Caption step={step} view={view} />
      </p>
      <div className={styles.stage} inert>
        <Stage view={view} step={step} />
      </div>
      <SteadyButton icon={RotateCcw} isBlocked={index === 0} onTap={() => setIndex(0)}>
        <Trans>Watch again</Trans>
      </SteadyButton>
    </Stack>
  );
}

interface TutorialDialogProps {
  readonly typeId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** How an exercise is done. */
export default function TutorialDialog({ typeId, name, onClose }: TutorialDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(tutorialQuery(typeId));
  const steps = useMemo(() => data && tutorialSteps(data.taskView, data.events), [data]);
  const close = (
    <SteadyButton look="primary" onTap={onClose}>
      <Trans>Close</Trans>
    </SteadyButton>
  );
  return (
    <Dialog title={t`How it works: ${name}`} isOpen wide onClose={onClose} actions={close}>
      {data && steps && <Film view={data.taskView} steps={steps} />}
      {!data && error && <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>}
      {!data && !error && <Skeleton shape="block" count={1} label={t`Getting the tutorial`} />}
    </Dialog>
  );
}
