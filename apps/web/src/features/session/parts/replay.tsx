import { Trans, useLingui } from "@lingui/react/macro";
import type { TaskView } from "@regain/contract/entities/task-view";
import { useQuery } from "@tanstack/react-query";
import { Pause, Play, RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { tutorialQuery } from "../api/tutorial.ts";
import { inTimeLapse, type TutorialStep, tutorialSteps } from "../engine/tutorial.ts";
import { useReplay } from "../playing/use-replay.ts";
import { ReplayCaption } from "./replay-caption.tsx";
import { ReplayStage } from "./replay-stage.tsx";
import { SteadyButton } from "./steady-button.tsx";
import styles from "./tutorial.module.css";

interface PlayingProps {
  readonly view: TaskView;
  readonly steps: readonly TutorialStep[];
}

/** The exercise acts itself out, one step after the other; nothing in it can be touched by mistake. */
function Playing({ view, steps }: PlayingProps) {
  const { step, isOver, isPaused, toggle, begin } = useReplay(steps);
  if (!step) return null;
  return (
    <Stack gap={2}>
      <p className={styles.caption} aria-live="polite">
        <ReplayCaption step={step} view={view} />
      </p>
      <Row>
        <SteadyButton icon={isPaused ? Play : Pause} isBlocked={isOver} onTap={toggle}>
          {isPaused ? <Trans>Continue</Trans> : <Trans>Pause</Trans>}
        </SteadyButton>
        <SteadyButton icon={RotateCcw} onTap={begin}>
          <Trans>Watch again</Trans>
        </SteadyButton>
      </Row>
      <div className={styles.stage} inert>
        <ReplayStage view={view} step={step} />
      </div>
    </Stack>
  );
}

/** How an exercise is done: an item of it, played by itself. */
export function Replay({ typeId }: { readonly typeId: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(tutorialQuery(typeId));
  const playing = useMemo(
    () =>
      data && {
        view: inTimeLapse(data.taskView),
        steps: tutorialSteps(data.taskView, data.events),
      },
    [data],
  );
  if (playing) return <Playing {...playing} />;
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  return <Skeleton shape="block" count={1} label={t`Loading the tutorial`} />;
}
