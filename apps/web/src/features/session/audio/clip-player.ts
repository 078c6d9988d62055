import { anySignal } from "../../../lib/any-signal.ts";
import { fetchContent } from "../stimuli/fetch-content.ts";
import { untilAborted, waitFor } from "./waiting.ts";

/** How made-ahead audio is to be played. */
export interface ClipStyle {
  /** 1 is the recording's own pace; the pitch is kept. */
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
}

export interface Playing {
  /** Asked anew while it plays, so that a change is heard at once. */
  readonly style: () => ClipStyle;
  readonly signal: AbortSignal;
  /** Hears, many times a second, how far it is: ms of the recording's own pace. */
  readonly onTime?: ((ms: number) => void) | undefined;
}

export interface ClipPlayer {
  /** To be called in a tap: from then on the browser lets this player sound. */
  unlock(): void;
  /**
   * Plays files as one recording. Resolves when it was heard out or the signal ends it.
   * @throws where one cannot be had or played
   */
  play(addresses: readonly string[], playing: Playing): Promise<void>;
}

/** No recording is longer, even slowed; one that hangs is given up. */
const longestMs = 600_000;

/** 1 ms of silence as a WAV file: playing it in a tap unlocks the element. */
function silence(): string {
  const header = [0x46464952, 44, 0x45564157, 0x20746d66, 16, 0x10001, 8000, 16000, 0x100002];
  const words = Uint32Array.from([...header, 0x61746164, 8, 0, 0]);
  return URL.createObjectURL(new Blob([words], { type: "audio/wav" }));
}

/** A recording is small; the device's voice says the same where the network does not bring it in time. */
const loadMs = 10_000;

/** A player that is paused by the end of its recording says so at once; a device that takes the sound away does not. */
const pauseMs = 250;

async function load(address: string, signal: AbortSignal): Promise<Blob> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), loadMs);
  try {
    const answer = await fetchContent(address, { signal: anySignal(signal, late.signal) });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return await answer.blob();
  } finally {
    clearTimeout(timer);
  }
}

/** Made-ahead files are raw frames of sound: laid end to end they are one recording, without gaps between them. */
async function joined(addresses: readonly string[], signal: AbortSignal): Promise<Blob> {
  const files = await Promise.all(addresses.map((address) => load(address, signal)));
  return new Blob(files, { type: files[0]?.type ?? "audio/mpeg" });
}

function tune(audio: HTMLAudioElement, { rate, volume }: ClipStyle): void {
  audio.volume = volume;
  // Loading a recording sets the rate back to the default one.
  audio.defaultPlaybackRate = rate;
  audio.playbackRate = rate;
  audio.preservesPitch = true;
}

async function playOut(
  audio: HTMLAudioElement,
  address: string,
  { style, signal, onTime }: Playing,
): Promise<void> {
  const over = new AbortController();
  let isTaken = false;
  audio.src = address;
  tune(audio, style());
  const end = () => over.abort();
  audio.addEventListener("ended", end, { signal: over.signal });
  audio.addEventListener("error", end, { signal: over.signal });
  const takeAway = async () => {
    await waitFor(pauseMs, over.signal);
    if (over.signal.aborted || !audio.paused || audio.ended) return;
    isTaken = true;
    end();
  };
  // Nobody here pauses it: a call does, or a headset that is pulled out, and nothing comes after it.
  audio.addEventListener("pause", () => void takeAway(), { signal: over.signal });
  const ended = anySignal(signal, over.signal);
  const follow = () => {
    if (ended.aborted) return;
    tune(audio, style());
    onTime?.(audio.currentTime * 1_000);
    requestAnimationFrame(follow);
  };
  try {
    // A device that is busy otherwise may never say whether it plays.
    await Promise.race([audio.play(), untilAborted(ended)]);
    follow();
    await waitFor(longestMs, ended);
  } finally {
    end();
    // The next recording may have taken the element over.
    if (audio.src === address) audio.pause();
  }
  if (isTaken) throw new Error("the device took the sound away");
  if (audio.src === address && audio.error) throw audio.error;
}

/** One audio element for all clips, so that one tap unlocks it for good. */
export function clipPlayer(audio: HTMLAudioElement = new Audio()): ClipPlayer {
  return {
    unlock() {
      if (audio.src !== "") return;
      audio.src = silence();
      // A browser that refuses even here will refuse later too, and then the device's voice speaks.
      audio.play().catch(() => undefined);
    },
    async play(addresses, playing) {
      const address = URL.createObjectURL(await joined(addresses, playing.signal));
      try {
        if (!playing.signal.aborted) await playOut(audio, address, playing);
      } finally {
        URL.revokeObjectURL(address);
      }
    },
  };
}
