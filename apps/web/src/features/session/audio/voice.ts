import type { Speech } from "@regain/contract/entities/task-view";
import { anySignal } from "../../../lib/any-signal.ts";
import type { Settings } from "../../../lib/settings.ts";
import type { ClipPlayer } from "./clip-player.ts";
import type { hasVoice, sayWithDevice } from "./device-voice.ts";
import { readAlong } from "./read-along.ts";
import { untilAborted, waitFor } from "./waiting.ts";

export interface SayOptions {
  readonly signal: AbortSignal;
  /** Hears where in the text the voice is, in UTF-16 units, where the recording or the device tells. */
  readonly onWord?: ((charIndex: number) => void) | undefined;
  /** Hears that it cannot sound: there is no recording that plays, and the device has no voice. */
  readonly onSilent?: (() => void) | undefined;
}

/** Says things aloud, one at a time: what is said last silences what was being said. */
export interface Voice {
  /**
   * Resolves when it has been heard out, was stopped, or could not sound. Never rejects.
   * @returns false where it was stopped
   */
  say(speech: Speech, options: SayOptions): Promise<boolean>;
  stop(): void;
  /** Resolves when nothing sounds, after a short silence where something did, or when the signal aborts. */
  quiet(signal: AbortSignal): Promise<void>;
  /** To be called in a tap, once: from then on sound may play without one. */
  unlock(): void;
}

export interface VoiceParts {
  readonly clips: ClipPlayer;
  readonly device: typeof sayWithDevice;
  /** Whether the device still has a voice that was chosen. */
  readonly isThere: typeof hasVoice;
  readonly settings: () => Pick<Settings, "voice" | "speechRate" | "volume">;
  readonly language: () => string;
  /** The address of a file of the content. */
  readonly addressOf: (path: string) => string;
}

/** What is read in several texts has no longer silence between them; what follows is heard as something else. */
const pauseMs = 400;

/** The voice of the device that was chosen, else the made-ahead recordings, else whatever voice the device has. */
export function createVoice(parts: VoiceParts): Voice {
  const { clips, device, isThere, settings, language, addressOf } = parts;
  let speaking = new AbortController();
  /** Ends with what was said last. */
  let sounding: AbortSignal = AbortSignal.abort();

  function style() {
    const { speechRate, volume } = settings();
    return { rate: speechRate, volume };
  }

  /** @returns false where none was chosen, and where it is gone or cannot sound */
  async function sayChosen({ text }: Speech, { signal, onWord }: SayOptions): Promise<boolean> {
    const { voice } = settings();
    if (voice === "made" || !(await isThere(voice, signal))) return false;
    const silent = new AbortController();
    const chosen = { ...style(), voice, language: language() };
    const until = anySignal(signal, silent.signal);
    await device(text, chosen, { signal: until, onWord, onSilent: () => silent.abort() });
    return !silent.signal.aborted;
  }

  /** @returns false where there are none, or one cannot be had or played */
  async function playMade(speech: Speech, { signal, onWord }: SayOptions): Promise<boolean> {
    if (speech.audioPaths.length === 0) return false;
    const onTime = onWord && readAlong(speech, onWord);
    try {
      await clips.play(speech.audioPaths.map(addressOf), { style, signal, onTime });
      return true;
    } catch {
      // Missing or refused by the browser: the device's voice says the same.
      return signal.aborted;
    }
  }

  return {
    unlock: () => clips.unlock(),
    stop: () => speaking.abort(),
    async say(speech, { signal, onWord, onSilent }) {
      speaking.abort();
      speaking = new AbortController();
      const ended = anySignal(signal, speaking.signal);
      const over = new AbortController();
      sounding = anySignal(ended, over.signal);
      const saying = { signal: ended, onWord };
      try {
        if (ended.aborted || (await sayChosen(speech, saying)) || (await playMade(speech, saying)))
          return !ended.aborted;
        const anyVoice = { ...style(), voice: "", language: language() };
        await device(speech.text, anyVoice, { ...saying, onSilent });
        return !ended.aborted;
      } finally {
        over.abort();
      }
    },
    async quiet(signal) {
      while (!sounding.aborted && !signal.aborted) {
        await untilAborted(anySignal(signal, sounding));
        await waitFor(pauseMs, signal);
      }
    },
  };
}
