import { Trans } from "@lingui/react/macro";
import type { TaskView } from "@regain/contract/entities/task-view";
import { Check, RotateCcw } from "lucide-react";
import { useState } from "react";
import { sayAll } from "../audio/hear-out.ts";
import { voice } from "../audio/sound.ts";
import { useUnmountSignal } from "../playing/use-leaving.ts";
import { spokenIn } from "../engine/readable.ts";
import { SpokenText } from "../stimuli/spoken-text.tsx";
import { Stream } from "../stimuli/stream.tsx";
import { StimulusList } from "../stimuli/stimulus-list.tsx";
import { HearAgain } from "./hear-again.tsx";
import { SteadyButton } from "./steady-button.tsx";
import styles from "./study.module.css";

interface StudyProps {
  /** An assessment: what is to be remembered is given once. */
  readonly isQuiet: boolean;
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
export function Study(props: StudyProps) {
  const { view, signal, isQuiet, isAgain, isSaid, onReplay, onReady } = props;
  const stimuli = view.study?.stimulus ?? [];
  const still = stimuli.filter(({ kind }) => kind !== "stream");
  const spoken = isQuiet ? [] : spokenIn(stimuli);
  const stream = stimuli.find((stimulus) => stimulus.kind === "stream");
  const [isOver, setIsOver] = useState(false);
  const [isPlaying, setIsPlaying] = useState(stream !== undefined);
  const leaving = useUnmountSignal();
  const end = () => {
    setIsOver(true);
    setIsPlaying(false);
  };
  const again = () => {
    onReplay();
    setIsPlaying(true);
  };
  const hear = () => {
    onReplay();
    void sayAll(voice, spoken, { signal: leaving() });
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
        <HearAgain speeches={spoken} isBlocked={!isSaid || isPlaying} onTap={hear} />
        {stream && (
          <SteadyButton icon={RotateCcw} isBlocked={isPlaying} onTap={again}>
            <Trans>Play again</Trans>
          </SteadyButton>
        )}
      </div>
    </div>
  );
}
