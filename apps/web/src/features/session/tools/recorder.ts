import { maxRecordingSeconds } from "@regain/contract/entities/recording";
import { observable, type Observable } from "../../../lib/observable.ts";
import type { MicrophoneFault } from "../engine/trouble.ts";
import { watchVolume } from "./watch-volume.ts";

export interface Recording {
  readonly blob: Blob;
  /** An object URL, valid until the recorder ends or records again. */
  readonly url: string;
  readonly durationMs: number;
  /** It stopped by itself at the maximum length. */
  readonly isCut: boolean;
}

type Unavailable = Exclude<MicrophoneFault, "denied">;

export type RecorderState =
  | { readonly kind: "idle" | "asking" | "recording" | "denied" }
  | { readonly kind: "unavailable"; readonly why: Unavailable }
  | { readonly kind: "recorded"; readonly recording: Recording };

export interface Recorder {
  readonly state: Pick<Observable<RecorderState>, "get" | "subscribe">;
  /** 0 to 100, while recording. */
  readonly level: Pick<Observable<number>, "get" | "subscribe">;
  /** Asks for the microphone if it must, and records. The previous recording is discarded. */
  start(): Promise<void>;
  /** Ends the recording. While the microphone is still being opened, none begins. */
  stop(): void;
}

const refusals = new Set(["NotAllowedError", "SecurityError"]);

function whyNot(reason: unknown): RecorderState {
  const name = reason instanceof DOMException ? reason.name : "";
  if (refusals.has(name)) return { kind: "denied" };
  return { kind: "unavailable", why: name === "NotReadableError" ? "busy" : "missing" };
}

/** The microphone's stream, or why there is none. */
async function openMicrophone(): Promise<MediaStream | RecorderState> {
  if (!window.isSecureContext) return { kind: "unavailable", why: "insecure" };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  } catch (reason) {
    return whyNot(reason);
  }
}

const listens = observable(false);
/** Whether this page's microphone is open now: there is only one, whichever recorder uses it. */
export const microphoneListens: Pick<typeof listens, "get" | "subscribe"> = listens;

const release = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Records one answer at a time. The microphone is open only while it records; microphone, timers and recording
 * end with the signal.
 * @param maxMs then it stops by itself
 */
export function createRecorder(
  signal: AbortSignal,
  maxMs: number = maxRecordingSeconds * 1_000,
): Recorder {
  const state = observable<RecorderState>({ kind: "idle" });
  const level = observable(0);
  let stopNow: (() => void) | undefined;
  /** Stopped before the microphone was open. */
  let isTooLate = false;

  function forget(): void {
    const last = state.get();
    if (last.kind === "recorded") URL.revokeObjectURL(last.recording.url);
  }

  /** @throws where this device cannot record this sound */
  function record(stream: MediaStream): void {
    const parts: Blob[] = [];
    const media = new MediaRecorder(stream);
    media.start();
    const volume = watchVolume(stream, level.set);
    const startedAt = performance.now();
    let isCut = false;
    stopNow = () => media.state !== "inactive" && media.stop();
    const timer = setTimeout(() => {
      isCut = true;
      stopNow?.();
    }, maxMs);
    media.addEventListener("dataavailable", ({ data }) => parts.push(data));
    media.addEventListener("stop", () => {
      const durationMs = Math.round(performance.now() - startedAt);
      stopNow = undefined;
      clearTimeout(timer);
      volume.end();
      release(stream);
      listens.set(false);
      if (signal.aborted) return;
      const blob = new Blob(parts, { type: media.mimeType });
      const url = URL.createObjectURL(blob);
      state.set({ kind: "recorded", recording: { blob, url, durationMs, isCut } });
    });
    listens.set(true);
    state.set({ kind: "recording" });
  }

  signal.addEventListener("abort", () => {
    stopNow?.();
    forget();
  });

  return {
    state,
    level,
    async start() {
      if (signal.aborted || ["asking", "recording"].includes(state.get().kind)) return;
      forget();
      isTooLate = false;
      state.set({ kind: "asking" });
      const microphone = await openMicrophone();
      if (!(microphone instanceof MediaStream)) return state.set(microphone);
      if (signal.aborted) return release(microphone);
      if (isTooLate) {
        release(microphone);
        return state.set({ kind: "idle" });
      }
      try {
        record(microphone);
      } catch (reason) {
        release(microphone);
        state.set(whyNot(reason));
      }
    },
    stop() {
      if (state.get().kind === "asking") isTooLate = true;
      else stopNow?.();
    },
  };
}
