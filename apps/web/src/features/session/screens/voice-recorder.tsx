import { Trans } from "@lingui/react/macro";
import { type LucideIcon, Mic, Play, RotateCcw, Square } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { observable, useObservable } from "../../../lib/observable.ts";
import { SteadyButton } from "../parts/steady-button.tsx";
import { useUnmountSignal } from "../playing/use-leaving.ts";
import { MicrophoneNote, troubleOfRecorder } from "../tools/microphone-note.tsx";
import { readSound } from "../tools/read-sound.ts";
import {
  createRecorder,
  type Recorder,
  type RecorderState,
  type Recording,
} from "../tools/recorder.ts";
import { VolumeMeter } from "../tools/volume-meter.tsx";
import { isSilent, wavOf } from "../tools/wav.ts";
import { usePlayback } from "../views/production/use-playback.ts";
import styles from "./voice-recorder.module.css";

/** A name is short. */
const maxMs = 8_000;

interface Take {
  readonly recorder: Recorder;
  readonly signal: AbortSignal;
}

const notYet = observable<RecorderState>({ kind: "idle" });
const noTake = new AbortController().signal;

/** A WAV file as the server expects it; undefined if nobody can be heard, or the browser cannot decode it. */
async function fileOf({ blob }: Recording): Promise<Blob | undefined> {
  try {
    const samples = await readSound(blob);
    return isSilent(samples) ? undefined : new Blob([wavOf(samples)], { type: "audio/wav" });
  } catch {
    return undefined;
  }
}

/**
 * Hands every recording on, once it is known whether somebody can be heard in it.
 * @returns whether it turned out to be silent
 */
function useFile(recording: Recording | undefined, onVoice: VoiceRecorderProps["onVoice"]) {
  const [unheard, setUnheard] = useState<Recording>();
  const tell = useEffectEvent(onVoice);
  useEffect(() => {
    tell(undefined);
    if (!recording) return undefined;
    let isLeft = false;
    const listen = async () => {
      const voice = await fileOf(recording);
      if (isLeft) return;
      if (!voice) setUnheard(recording);
      tell(voice);
    };
    void listen();
    return () => {
      isLeft = true;
    };
  }, [recording]);
  return recording !== undefined && unheard === recording;
}

type Step = "record" | "stop" | "again";

const steps: Readonly<Record<Step, { readonly icon: LucideIcon; readonly word: ReactNode }>> = {
  record: { icon: Mic, word: <Trans>Record</Trans> },
  stop: { icon: Square, word: <Trans>Stop</Trans> },
  again: { icon: RotateCcw, word: <Trans>Record again</Trans> },
};

function stepOf({ kind }: RecorderState): Step {
  if (kind === "recording") return "stop";
  return kind === "recorded" ? "again" : "record";
}

interface VoiceRecorderProps {
  /** Called with every new recording; undefined while there is no usable one. */
  readonly onVoice: (voice: Blob | undefined) => void;
}

/** Records a name as somebody close says it. */
export function VoiceRecorder({ onVoice }: VoiceRecorderProps) {
  const leaving = useUnmountSignal();
  const [take, setTake] = useState<Take>();
  const state = useObservable(take?.recorder.state ?? notYet);
  const playback = usePlayback(take?.signal ?? noTake);
  const recording = state.kind === "recorded" ? state.recording : undefined;
  const isUnheard = useFile(recording, onVoice);
  const trouble = isUnheard ? "silent" : troubleOfRecorder(state);
  const step = stepOf(state);

  function record(): void {
    playback.stop();
    const signal = leaving();
    const recorder = take?.recorder ?? createRecorder(signal, maxMs);
    setTake((last) => last ?? { recorder, signal });
    void recorder.start();
  }
  return (
    <div className={styles.recorder}>
      {trouble && <MicrophoneNote trouble={trouble} />}
      <div className={styles.buttons}>
        {/* One button for all three steps: it keeps the focus, and a second quick tap starts nothing. */}
        <SteadyButton
          icon={steps[step].icon}
          isBlocked={state.kind === "asking"}
          onTap={() => (step === "stop" ? take?.recorder.stop() : record())}
        >
          {steps[step].word}
        </SteadyButton>
        {recording && !isUnheard && (
          <SteadyButton icon={Play} onTap={() => playback.play(recording.url)}>
            <Trans>Replay</Trans>
          </SteadyButton>
        )}
        {take && step === "stop" && <VolumeMeter level={take.recorder.level} />}
      </div>
      <output>
        {state.kind === "asking" && <Trans>Please allow the microphone.</Trans>}
        {step === "stop" && <Trans>Say the name. Then touch “Stop”.</Trans>}
      </output>
    </div>
  );
}
