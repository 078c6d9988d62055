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
  /**
   * Somebody else plays what is to be heard: it counts as said by this voice until the signal ends it.
   * @returns aborts when that is over, for something else is said, or it was stopped
   */
  hold(signal: AbortSignal): AbortSignal;
  /** Whether something is to be heard now. */
  readonly isSounding: Pick<Observable<boolean>, "get" | "subscribe">;
  /** Resolves when nothing sounds, after a short silence where something did, or when the signal aborts. */
  quiet(signal: AbortSignal): Promise<void>;
  /** To be called in a tap, once: from then on sound may play without one. */
  unlock(): void;
}

interface SayingOptions extends SayOptions {
  /** Stops it, and nothing that is said later. */
  readonly stop: () => void;
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

/** A device that cuts the same text off so often is as good as silent: practice does not wait for it. */
const mostCuts = 3;

/** The voice of the device that was chosen, else the made-ahead recordings, else whatever voice the device has. */
export function createVoice(parts: VoiceParts): Voice {
  const { clips, device, isThere, settings, language, addressOf } = parts;
  let speaking = new AbortController();
  /** Ends with what was said last. */
  let sounding: AbortSignal = AbortSignal.abort();
  const isSounding = observable(false);
  /** How often in a row the device cut each text off. */
  const cuts = new Map<string, number>();

  /** Silences what sounds. What comes instead sounds until the signal or `stop` ends it, or it is over. */
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

  /** One that was cut off stops like one that something else silenced, after a moment for whatever did it. */
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
    else if (times >= mostCuts) onSilent?.();
    else {
      cuts.set(text, times);
      await waitFor(pauseMs, saying.signal);
      stop();
    }
  }

  /** @returns false where none was chosen, and where it is gone or cannot sound */
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
