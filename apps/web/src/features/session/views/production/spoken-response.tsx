import { Trans } from "@lingui/react/macro";
import type { ProductionView } from "@regain/contract/entities/task-view";
import type { ProductionState } from "@regain/therapy/views/production";
import { Check, Mic, Play, RotateCcw, Square } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { buttonClass } from "../../../../ui/button-style.ts";
import { classes } from "../../../../ui/classes.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useObservable } from "../../../../lib/observable.ts";
import { microphone } from "../../engine/trouble.ts";
import { useMediaFailed } from "../../stimuli/media-context.ts";
import { MicrophoneNote } from "../../tools/microphone-note.tsx";
import { createRecorder, type RecorderState } from "../../tools/recorder.ts";
import { VolumeMeter } from "../../tools/volume-meter.tsx";
import { TapButton } from "../parts/tap-button.tsx";
import type { Touch, ViewProps } from "../view-props.ts";
import { useVoice } from "../voice-context.ts";
import { usePlayback } from "./use-playback.ts";
import styles from "./production.module.css";

type MainStep = "record" | "stop" | "replay";

const mainSteps: Readonly<Record<MainStep, ReactNode>> = {
  record: (
    <>
      <Icon of={Mic} />
      <Trans>Record</Trans>
    </>
  ),
  stop: (
    <>
      <Icon of={Square} />
      <Trans>Stop</Trans>
    </>
  ),
  replay: (
    <>
      <Icon of={Play} />
      <Trans>Replay</Trans>
    </>
  ),
};

function mainStepOf({ kind }: RecorderState): MainStep {
  if (kind === "recording") return "stop";
  return kind === "recorded" ? "replay" : "record";
}

/** Record, Stop; then Replay, Try again or Mark correct. The patient is the judge. */
export function SpokenResponse({
  state,
  phase,
  act,
  signal,
}: ViewProps<ProductionView, ProductionState>) {
  const voice = useVoice();
  const recorder = useMemo(() => createRecorder(signal), [signal]);
  const recording = useObservable(recorder.state);
  const playback = usePlayback(signal);
  const stoppedWith = useRef<Touch>(undefined);
  const isBlocked = phase !== "answering" || recording.kind === "asking";
  const step = mainStepOf(recording);
  const isOver = recording.kind === "recorded" || (state.isRecorded && step === "record");

  useEffect(() => {
    const touch = stoppedWith.current;
    if (recording.kind !== "recorded" || !touch) return;
    stoppedWith.current = undefined;
    act({ kind: "record", durationMs: recording.recording.durationMs }, touch);
  }, [recording, act]);

  const sayMicrophoneFailed = useEffectEvent(useMediaFailed());
  const isRefused = recording.kind === "denied" || recording.kind === "unavailable";
  useEffect(() => {
    if (isRefused) sayMicrophoneFailed(microphone);
  }, [isRefused]);

  // The answer can be handed in while it still records: the microphone closes at once.
  useEffect(() => () => recorder.stop(), [recorder]);

  const record = () => {
    voice.stop();
    playback.stop();
    void recorder.start();
  };
  const main = (touch: Touch) => {
    if (recording.kind === "recorded") return playback.play(recording.recording.url);
    if (step === "record") return record();
    stoppedWith.current = touch;
    recorder.stop();
  };

  return (
    <div className={styles.spoken}>
      <MicrophoneNote state={recording} />
      {/* One button for all three: a second quick tap must not start what comes next. */}
      <TapButton
        className={classes(
          buttonClass({ look: step === "replay" ? "plain" : "primary" }),
          styles.record,
        )}
        data-step={step}
        isBlocked={isBlocked}
        onTap={main}
      >
        {mainSteps[step]}
      </TapButton>
      <div className={styles.below}>
        {step === "stop" && <VolumeMeter level={recorder.level} />}
        {step === "replay" && (
          <TapButton className={buttonClass({})} isBlocked={isBlocked} onTap={record}>
            <Icon of={RotateCcw} />
            <Trans>Try again</Trans>
          </TapButton>
        )}
        {isOver && (
          <TapButton
            className={buttonClass({ look: "primary" })}
            isBlocked={isBlocked}
            onTap={(touch) => act({ kind: "mark", correct: true }, touch)}
          >
            <Icon of={Check} />
            <Trans>Mark correct</Trans>
          </TapButton>
        )}
      </div>
      <output className={styles.status}>
        {recording.kind === "asking" && <Trans>Please allow the microphone.</Trans>}
        {recording.kind === "recording" && <Trans>Recording. Speak now.</Trans>}
        {recording.kind === "recorded" && <Trans>Listen. Was it right?</Trans>}
      </output>
    </div>
  );
}
