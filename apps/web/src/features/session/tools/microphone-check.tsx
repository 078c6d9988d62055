import { Trans } from "@lingui/react/macro";
import { Check, Mic, Play, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { observable, useObservable } from "../../../lib/observable.ts";
import { SteadyButton } from "../parts/steady-button.tsx";
import { useUnmountSignal } from "../playing/use-leaving.ts";
import { usePlayback } from "../views/production/use-playback.ts";
import styles from "./microphone-check.module.css";
import { hasMicrophoneWorked, noteMicrophoneWorks, wouldAskAgain } from "./microphone-memory.ts";
import { MicrophoneNote, troubleOfRecorder } from "./microphone-note.tsx";
import { readSound } from "./read-sound.ts";
import { createRecorder, type Recorder, type RecorderState, type Recording } from "./recorder.ts";
import { VolumeMeter } from "./volume-meter.tsx";
import { isSilent } from "./wav.ts";

/** Long enough for a few words. */
const trialMs = 2_000;

interface Trial {
  readonly recorder: Recorder;
  readonly signal: AbortSignal;
}

const notYet = observable<RecorderState>({ kind: "idle" });
const noTrial = new AbortController().signal;

/** Whether nobody can be heard in it; a recording that the browser cannot decode gets the benefit of the doubt. */
async function isUnheard({ blob }: Recording): Promise<boolean> {
  try {
    return isSilent(await readSound(blob));
  } catch {
    return false;
  }
}

/** The recording that turned out to be silent, if it is this one. */
function useSilence(recording: Recording | undefined): boolean {
  const [silent, setSilent] = useState<Recording>();
  useEffect(() => {
    if (!recording) return undefined;
    const leaving = new AbortController();
    const listen = async () => {
      const isSo = await isUnheard(recording);
      if (isSo && !leaving.signal.aborted) setSilent(recording);
    };
    void listen();
    return () => leaving.abort();
  }, [recording]);
  return recording !== undefined && silent === recording;
}

/** Two seconds are recorded and played back: the person says whether that was their voice. */
function MicrophoneTrial({ onWorks }: { readonly onWorks: () => void }) {
  const leaving = useUnmountSignal();
  const [trial, setTrial] = useState<Trial>();
  const [isAgain, setAgain] = useState(false);
  const state = useObservable(trial?.recorder.state ?? notYet);
  const playback = usePlayback(trial?.signal ?? noTrial);
  const recording = state.kind === "recorded" ? state.recording : undefined;
  const isSilence = useSilence(recording);
  const trouble = isSilence ? "silent" : troubleOfRecorder(state);
  const isBusy = state.kind === "asking" || state.kind === "recording";
  if (!isBusy && state.kind !== "idle" && !isAgain) setAgain(true);

  function record(): void {
    playback.stop();
    const signal = leaving();
    const recorder = trial?.recorder ?? createRecorder(signal, trialMs);
    setTrial((last) => last ?? { recorder, signal });
    void recorder.start();
  }
  let line: ReactNode = null;
  if (state.kind === "asking") line = <Trans>Please allow the microphone.</Trans>;
  if (state.kind === "recording") line = <Trans>Say “one, two, three”.</Trans>;
  if (recording && !isSilence) line = <Trans>Touch “Replay”. Can you hear yourself?</Trans>;
  return (
    <>
      {!trial && (
        <p>
          <Trans>
            Here you answer by speaking. Your browser may ask for the microphone: choose “Allow”.
          </Trans>
        </p>
      )}
      {trouble && <MicrophoneNote trouble={trouble} />}
      <output className={styles.line}>{line}</output>
      {state.kind === "recording" && trial && <VolumeMeter level={trial.recorder.level} />}
      <div className={styles.buttons}>
        {/* One button throughout: moving the focus during recording would make a screen reader speak into it. */}
        <SteadyButton icon={isAgain ? RotateCcw : Mic} isBlocked={isBusy} onTap={record}>
          {isAgain ? <Trans>Try again</Trans> : <Trans>Test the microphone</Trans>}
        </SteadyButton>
        {recording && !isSilence && (
          <>
            <SteadyButton icon={Play} onTap={() => playback.play(recording.url)}>
              <Trans>Replay</Trans>
            </SteadyButton>
            <SteadyButton icon={Check} onTap={onWorks}>
              <Trans>Yes, I can</Trans>
            </SteadyButton>
          </>
        )}
      </div>
    </>
  );
}

/**
 * Before the first spoken answer on a device: why the microphone is needed, and a test of it. The test is
 * optional; anyone who has been heard once is not asked again, unless the browser would prompt, which must
 * not happen in the middle of an item.
 */
export function MicrophoneCheck() {
  const headingId = useId();
  const [isNeeded, setNeeded] = useState(() => !hasMicrophoneWorked());
  const [isFine, setIsFine] = useState(false);
  const fine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const asksAgain = await wouldAskAgain();
      if (asksAgain && !leaving.signal.aborted) setNeeded(true);
    };
    void look();
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    if (isFine) fine.current?.focus({ preventScroll: true });
  }, [isFine]);

  function works(): void {
    noteMicrophoneWorks();
    setIsFine(true);
  }

  if (!isNeeded) return null;
  return (
    <section className={styles.check} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Test your microphone</Trans>
      </h2>
      {isFine && (
        <p ref={fine} tabIndex={-1}>
          <Trans>Your microphone works. You can start.</Trans>
        </p>
      )}
      {!isFine && <MicrophoneTrial onWorks={works} />}
    </section>
  );
}
