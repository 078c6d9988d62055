import { Trans } from "@lingui/react/macro";
import type { TaskView } from "@regain/contract/entities/task-view";
import { Check, RotateCcw } from "lucide-react";
import { useState } from "react";
import { SpokenText } from "../stimuli/spoken-text.tsx";
import { Stream } from "../stimuli/stream.tsx";
import { StimulusList } from "../stimuli/stimulus-list.tsx";
import { SteadyButton } from "./steady-button.tsx";
import styles from "./study.module.css";

interface StudyProps {
  readonly view: TaskView;
  readonly signal: AbortSignal;
  /** It comes again because it was not remembered. */
  readonly isAgain: boolean;
  /** The instruction and what is shown here have been read aloud: a stream may start. */
  readonly isSaid: boolean;
  readonly onReplay: () => void;
  readonly onReady: () => void;
}

/** What is looked at or listened to first; it goes when the patient says so. A stream is played to its end once. */
export function Study({ view, signal, isAgain, isSaid, onReplay, onReady }: StudyProps) {
  const stimuli = view.study?.stimulus ?? [];
  const still = stimuli.filter(({ kind }) => kind !== "stream");
  const stream = stimuli.find((stimulus) => stimulus.kind === "stream");
  const [isOver, setIsOver] = useState(false);
  const [isPlaying, setIsPlaying] = useState(stream !== undefined);
  const end = () => {
    setIsOver(true);
    setIsPlaying(false);
  };
  const again = () => {
    onReplay();
    setIsPlaying(true);
  };
  return (
    <div className={styles.study}>
      {isAgain && (
        <p className={styles.again}>
          <Trans>Let us look at it again. Say it aloud.</Trans>
        </p>
      )}
      <h2>
        <SpokenText text={view.study?.text ?? ""} />
      </h2>
      <StimulusList stimuli={still} resourceUrl={view.resourceUrl} signal={signal} />
      {stream && (
        <Stream stream={stream} isPlaying={isPlaying && isSaid} onOver={end} signal={signal} />
      )}
      <div className={styles.steps}>
        <SteadyButton
          look="primary"
          size="large"
          icon={Check}
          isBlocked={stream !== undefined && !isOver}
          onTap={onReady}
        >
          <Trans>I am ready</Trans>
        </SteadyButton>
        {stream && (
          <SteadyButton icon={RotateCcw} isBlocked={isPlaying} onTap={again}>
            <Trans>Play again</Trans>
          </SteadyButton>
        )}
      </div>
    </div>
  );
}
