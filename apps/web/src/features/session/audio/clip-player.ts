import { waitFor } from "./waiting.ts";

/** How made-ahead audio is to be played. */
export interface ClipStyle {
  /** 1 is the recording's own pace; the pitch is kept. */
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
}

export interface ClipPlayer {
  /** To be called in a tap: from then on the browser lets this player sound. */
  unlock(): void;
  /**
   * Plays files one after the other. Resolves when they were heard out or the signal ends them.
   * @throws where one cannot be played
   */
  play(addresses: readonly string[], style: ClipStyle, signal: AbortSignal): Promise<void>;
}

/** No clip is longer; one that hangs in the network is given up. */
const longestMs = 120_000;

/** 1 ms of silence as a WAV file: playing it in a tap unlocks the element. */
function silence(): string {
  const header = [0x46464952, 44, 0x45564157, 0x20746d66, 16, 0x10001, 8000, 16000, 0x100002];
  const words = Uint32Array.from([...header, 0x61746164, 8, 0, 0]);
  return URL.createObjectURL(new Blob([words], { type: "audio/wav" }));
}

async function playOne(
  audio: HTMLAudioElement,
  address: string,
  { rate, volume }: ClipStyle,
  signal: AbortSignal,
): Promise<void> {
  audio.src = address;
  audio.volume = volume;
  audio.playbackRate = rate;
  audio.preservesPitch = true;
  const over = new AbortController();
  audio.addEventListener("ended", () => over.abort(), { signal: over.signal });
  audio.addEventListener("error", () => over.abort(), { signal: over.signal });
  await audio.play();
  await waitFor(longestMs, AbortSignal.any([signal, over.signal]));
  over.abort();
  audio.pause();
  if (audio.error) throw audio.error;
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
    async play(addresses, style, signal) {
      for (const address of addresses) {
        if (signal.aborted) return;
        await playOne(audio, address, style, signal);
      }
    },
  };
}
