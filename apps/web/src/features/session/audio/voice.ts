import type { Speech } from "@regain/contract/entities/task-view";
import { anySignal } from "../../../lib/any-signal.ts";
import { type Observable, observable } from "../../../lib/observable.ts";
import type { Settings } from "../../../lib/settings.ts";
import type { ClipPlayer } from "./clip-player.ts";
import type { hasVoice, sayWithDevice, SpeakingStyle } from "./device-voice.ts";
import { readAlong } from "./read-along.ts";
import { untilAborted, waitFor } from "./waiting.ts";

export interface SayOptions {
  readonly signal: AbortSignal;
  /** Called with the voice's position in the text, in UTF-16 units, if the recording or the device reports it. */
  readonly onWord?: ((charIndex: number) => void) | undefined;
  /** Called when it cannot be heard: no recording plays, and the device has no voice. */
  readonly onSilent?: (() => void) | undefined;
}

/** Says things aloud, one at a time: new speech silences the old. */
export interface Voice {
  /**
   * Resolves when it has finished, was stopped, or could not be played. Never rejects.
   * @returns false if it was stopped
   */
  say(speech: Speech, options: SayOptions): Promise<boolean>;
  stop(): void;
  /**
   * Something else plays sound: it counts as said by this voice until the signal ends it.
   * @returns aborts when that ends, because the signal did, something else is said, or it was stopped
   */
  hold(signal: AbortSignal): AbortSignal;
  /** Whether anything is being played now. */
  readonly isSounding: Pick<Observable<boolean>, "get" | "subscribe">;
  /** Resolves when nothing is playing (after a short silence if something was), or when the signal aborts. */
  quiet(signal: AbortSignal): Promise<void>;
  /** Must be called in a tap, once: from then on sound may play without one. */
  unlock(): void;
}

interface SayingOptions extends SayOptions {
  /** Stops this speech and none that comes later. */
  readonly stop: () => void;
}

export interface VoiceParts {
  readonly clips: ClipPlayer;
  readonly device: typeof sayWithDevice;
  /** Whether the device still has the chosen voice. */
  readonly isThere: typeof hasVoice;
  readonly settings: () => Pick<Settings, "voice" | "speechRate" | "volume">;
  readonly language: () => string;
  /** The URL of a content file. */
  readonly addressOf: (path: string) => string;
}

/** Texts read in sequence have no longer silence between them; after this pause, what follows is heard as separate. */
const pauseMs = 400;

/** A device that cuts the same text off this often is as good as silent: practice does not wait for it. */
const maxCuts = 3;

/** The chosen device voice, else the recordings, else whatever voice the device has. */
export function createVoice(parts: VoiceParts): Voice {
  const { clips, device, isThere, settings, language, addressOf } = parts;
  let speaking = new AbortController();
  /** Aborts when what was said last ends. */
  let sounding: AbortSignal = AbortSignal.abort();
  const isSounding = observable(false);
  /** How often in a row the device cut each text off. */
  const cuts = new Map<string, number>();

  /** Silences what is playing. What replaces it plays until the signal or `stop` ends it, or it is over. */
  function takeOver(signal: AbortSignal) {
    speaking.abort();
    const own = new AbortController();
    speaking = own;
    const ended = anySignal(signal, own.signal);
    const over = new AbortController();
    const until = anySignal(ended, over.signal);
    sounding = until;
    isSounding.set(!until.aborted);
    const fall = () => sounding === until && isSounding.set(false);
    until.addEventListener("abort", fall, { once: true });
    return { ended, stop: () => own.abort(), end: () => over.abort() };
  }

  function style() {
    const { speechRate, volume } = settings();
    return { rate: speechRate, volume };
  }

  /** Speech that the device cut off counts as stopped, after a moment for whatever cut it off. */
  async function sayByDevice(
    text: string,
    how: SpeakingStyle,
    { stop, onSilent, ...saying }: SayingOptions,
  ): Promise<void> {
    let isCut = false;
    const onCut = () => void (isCut = true);
    await device(text, how, { ...saying, onSilent, onCut });
    const times = isCut ? (cuts.get(text) ?? 0) + 1 : 0;
    if (!isCut) cuts.delete(text);
    else if (times >= maxCuts) onSilent?.();
    else {
      cuts.set(text, times);
      await waitFor(pauseMs, saying.signal);
      stop();
    }
  }

  /** @returns false if none was chosen, or it is gone or cannot be heard */
  async function sayChosen({ text }: Speech, saying: SayingOptions): Promise<boolean> {
    const { voice } = settings();
    const { signal } = saying;
    if (voice === "made" || !(await isThere(voice, signal))) return false;
    const silent = new AbortController();
    const chosen = { ...style(), voice, language: language() };
    const until = anySignal(signal, silent.signal);
    const onSilent = () => silent.abort();
    await sayByDevice(text, chosen, { ...saying, signal: until, onSilent });
    return !silent.signal.aborted;
  }

  /** @returns false if there are none, or one cannot be loaded or played */
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
    hold: (signal) => takeOver(signal).ended,
    isSounding,
    async say(speech, { signal, onWord, onSilent }) {
      const { ended, stop, end } = takeOver(signal);
      const saying = { signal: ended, onWord, stop };
      try {
        if (ended.aborted || (await sayChosen(speech, saying)) || (await playMade(speech, saying)))
          return !ended.aborted;
        const anyVoice = { ...style(), voice: "", language: language() };
        await sayByDevice(speech.text, anyVoice, { ...saying, onSilent });
        return !ended.aborted;
      } finally {
        end();
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
