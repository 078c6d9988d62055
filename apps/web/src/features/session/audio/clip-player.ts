import { anySignal } from "../../../lib/any-signal.ts";
import { fetchContent } from "../stimuli/fetch-content.ts";
import { untilAborted, waitFor } from "./waiting.ts";

/** How prerecorded audio is to be played. */
export interface ClipStyle {
  /** 1 is the recording's own pace; the pitch is kept. */
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
}

export interface Playing {
  /** Read repeatedly while it plays, so that a change is heard immediately. */
  readonly style: () => ClipStyle;
  readonly signal: AbortSignal;
  /** Called many times a second with the position, in ms at the recording's own pace. */
  readonly onTime?: ((ms: number) => void) | undefined;
}

export interface ClipPlayer {
  /** Must be called in a tap: from then on the browser lets this player play sound. */
  unlock(): void;
  /**
   * Plays files as one recording. Resolves when it has played to its end or the signal stops it.
   * @throws if one cannot be loaded or played
   */
  play(addresses: readonly string[], playing: Playing): Promise<void>;
}

/** No recording is longer, even slowed down; one that hangs is abandoned. */
const maxMs = 600_000;

/** 1 ms of silence as a WAV file: playing it in a tap unlocks the element. */
function silence(): string {
  const header = [0x46464952, 44, 0x45564157, 0x20746d66, 16, 0x10001, 8000, 16000, 0x100002];
  const words = Uint32Array.from([...header, 0x61746164, 8, 0, 0]);
  return URL.createObjectURL(new Blob([words], { type: "audio/wav" }));
}

/** A recording is small; if it does not arrive in time, the device's voice says the same. */
const loadMs = 10_000;

/**
 * A player that pauses at the end of its recording says so immediately; a device that takes the sound away
 * does not.
 */
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

/** Prerecorded files are raw audio frames: concatenated, they are one recording without gaps. */
async function joined(addresses: readonly string[], signal: AbortSignal): Promise<Blob> {
  const files = await Promise.all(addresses.map((address) => load(address, signal)));
  return new Blob(files, { type: files[0]?.type ?? "audio/mpeg" });
}

/** Sets what differs: setting the same again costs time in each frame, in which a tap may be waiting. */
function tune(audio: HTMLAudioElement, { rate, volume }: ClipStyle): void {
  if (audio.volume !== volume) audio.volume = volume;
  if (audio.playbackRate === rate) return;
  // Loading a recording resets the rate to the default.
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
  // Nothing here pauses it: a phone call does, or a headset being unplugged, and no other event follows.
  audio.addEventListener("pause", () => void takeAway(), { signal: over.signal });
  const ended = anySignal(signal, over.signal);
  const follow = () => {
    if (ended.aborted) return;
    tune(audio, style());
    onTime?.(audio.currentTime * 1_000);
    requestAnimationFrame(follow);
  };
  try {
    // A device that is busy with something else may never report whether it plays.
    await Promise.race([audio.play(), untilAborted(ended)]);
    follow();
    await waitFor(maxMs, ended);
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
