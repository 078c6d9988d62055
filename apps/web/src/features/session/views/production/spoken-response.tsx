import { Trans } from "@lingui/react/macro";
import type { ProductionView } from "@regain/contract/entities/task-view";
import type { ProductionState } from "@regain/therapy/views/production";
import { Check, Mic, Play, RotateCcw, Square } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { afterPaint } from "../../../../lib/after-paint.ts";
import { buttonClass } from "../../../../ui/button-style.ts";
import { classes } from "../../../../ui/classes.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useObservable } from "../../../../lib/observable.ts";
import { type MicrophoneFault, notListening } from "../../engine/trouble.ts";
import { useKeyTremble } from "../../parts/key-tremble.ts";
import { useMediaFailed } from "../../stimuli/media-context.ts";
import { noteMicrophoneWorks } from "../../tools/microphone-memory.ts";
import { MicrophoneNote, troubleOfRecorder } from "../../tools/microphone-note.tsx";
import { createRecorder, type Recording, type RecorderState } from "../../tools/recorder.ts";
import { VolumeMeter } from "../../tools/volume-meter.tsx";
import { useInView } from "../parts/covered-context.ts";
import { TapButton } from "../parts/tap-button.tsx";
import type { RecognitionResult } from "../recognition-context.ts";
import type { Touch, ViewProps } from "../view-props.ts";
import { useVoice } from "../voice-context.ts";
import { noteUnderWay } from "./listening.ts";
import { SpokenStatus } from "./spoken-status.tsx";
import { useRecognitionResult } from "./use-recognition-result.ts";
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

/** Record, Stop; then it is recognized, or else Replay, Try again or Mark correct: the patient is the judge. */
export function SpokenResponse({
  state,
  phase,
  isQuiet,
  act,
  signal,
}: ViewProps<ProductionView, ProductionState>) {
  const voice = useVoice();
  const isInView = useInView();
  const room = useRef<HTMLDivElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const tremble = useKeyTremble();
  const recorder = useMemo(() => createRecorder(signal), [signal]);
  const recorderState = useObservable(recorder.state);
  const playback = usePlayback(signal);
  const stoppedWith = useRef<Touch>(undefined);
  const reported = useRef<Recording>(undefined);
  const isBlocked = phase !== "answering" || recorderState.kind === "asking";
  const step = mainStepOf(recorderState);
  const isOver = recorderState.kind === "recorded" || (state.isRecorded && step === "record");
  const recording = recorderState.kind === "recorded" ? recorderState.recording : undefined;

  const report = useEffectEvent((made: Recording) => {
    if (reported.current === made) return;
    reported.current = made;
    act({ kind: "record", durationMs: made.durationMs }, stoppedWith.current);
    stoppedWith.current = undefined;
  });
  useEffect(() => {
    if (recording) report(recording);
  }, [recording]);

  const sayMicrophoneFailed = useMediaFailed();
  const standing = useRecognitionResult(recording, (opinion: RecognitionResult) => {
    // Nobody spoke: that says nothing about the microphone.
    if (opinion === "silence") return;
    noteMicrophoneWorks();
    if (opinion === "unknown") return;
    act({ kind: "heard", correct: opinion === "right" });
    // Moving on immediately must not reveal that it was right.
    if (isQuiet && opinion === "other") act({ kind: "done" });
  });

  const isSilence = standing === "silence";
  // What was recognized ends the item, and is shown as every right answer is.
  const isAsked = recording !== undefined && standing !== "waiting" && standing !== "right";
  useEffect(() => {
    if (!isAsked) return undefined;
    return afterPaint(() => room.current?.scrollIntoView({ block: "nearest" }));
  }, [isAsked]);

  const fault = troubleOfRecorder(recorderState);
  const sayFault = useEffectEvent((found: MicrophoneFault) =>
    sayMicrophoneFailed(notListening(found)),
  );
  useEffect(() => {
    if (fault) sayFault(fault);
  }, [fault]);

  useEffect(() => (step === "stop" ? noteUnderWay() : undefined), [step]);

  // Behind a dialog and in the background the item's clock stands still, and nobody speaks to it.
  useEffect(() => {
    if (!isInView) recorder.stop();
  }, [isInView, recorder]);

  // The item can be left while it is still recording: the microphone closes immediately.
  useEffect(() => () => recorder.stop(), [recorder]);

  const record = () => {
    voice.stop();
    playback.stop();
    void recorder.start();
  };
  const main = (touch: Touch) => {
    if (recording) return playback.play(recording.url);
    if (step === "record") return record();
    stoppedWith.current = touch;
    recorder.stop();
  };
  /** Its button goes: the focus moves on to the one that stops. */
  const tryAgain = () => {
    tremble.movedOn();
    mainButton.current?.focus({ preventScroll: true });
    record();
  };

  return (
    <div ref={room} className={styles.spoken}>
      {/* The player says why the microphone does not work. */}
      {isSilence && <MicrophoneNote trouble="silent" />}
      <output className={classes(styles.status, !isAsked && styles.under)}>
        <SpokenStatus state={recorderState} standing={standing} isQuiet={isQuiet} />
      </output>
      {/* One button for all three steps: a second quick tap must not start the next one. */}
      <TapButton
        className={classes(
          buttonClass({ look: step === "replay" ? "plain" : "primary" }),
          styles.record,
        )}
        ref={mainButton}
        data-step={step}
        isBlocked={isBlocked}
        onTap={main}
        onKeyDownCapture={tremble.onKeyDownCapture}
      >
        {mainSteps[step]}
      </TapButton>
      <div className={styles.below}>
        {step === "stop" && <VolumeMeter level={recorder.level} />}
        {step === "replay" && (
          <TapButton
            className={buttonClass({ look: isSilence ? "primary" : "plain" })}
            isBlocked={isBlocked}
            onTap={tryAgain}
            onKeyDownCapture={tremble.note}
          >
            <Icon of={RotateCcw} />
            <Trans>Try again</Trans>
          </TapButton>
        )}
        {isOver && !(isQuiet && standing === "waiting") && (
          <TapButton
            className={buttonClass({ look: isSilence ? "plain" : "primary" })}
            isBlocked={isBlocked}
            onTap={(touch) => act({ kind: "mark", correct: true }, touch)}
          >
            <Icon of={Check} />
            <Trans>Mark correct</Trans>
          </TapButton>
        )}
      </div>
    </div>
  );
}
