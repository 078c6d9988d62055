import { anySignal } from "../../../lib/any-signal.ts";
import { speakingTime } from "./speaking-time.ts";
import type { SayOptions } from "./voice.ts";
import { waitFor } from "./waiting.ts";

/** How the device's own voice is to speak. */
export interface SpeakingStyle {
  /** 1 is the voice's own pace. */
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
  /** Name of one of the device's voices; any other name leaves the choice to the device. */
  readonly voice: string;
  readonly language: string;
}

export interface DeviceOptions extends SayOptions {
  /** Hears that it was cut off by somebody else: another voice of the page, or the device. */
  readonly onCut?: (() => void) | undefined;
}

/** A voice may take this much longer than reckoned before we go on without it. */
const patience = 2.5;

export const deviceVoices = (): readonly SpeechSynthesisVoice[] =>
  "speechSynthesis" in globalThis ? speechSynthesis.getVoices() : [];

function utteranceOf(text: string, style: SpeakingStyle): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.rate = style.rate;
  utterance.volume = style.volume;
  utterance.lang = style.language;
  const wanted = deviceVoices().find(({ name }) => name === style.voice);
  if (wanted) utterance.voice = wanted;
  return utterance;
}

/** How long a device may take to say which voices it has, ms: some look for them when they are first asked. */
const lookingMs = 1_000;

/** Those that have looked for their voices. What one finds later, it lists by itself. */
const looked = new WeakSet<SpeechSynthesis>();

async function hasVoices(signal: AbortSignal): Promise<boolean> {
  if (deviceVoices().length > 0) return true;
  if (!("speechSynthesis" in globalThis) || looked.has(speechSynthesis)) return false;
  const found = new AbortController();
  const over = anySignal(signal, found.signal);
  speechSynthesis.addEventListener("voiceschanged", () => found.abort(), { signal: over });
  await waitFor(lookingMs, over);
  found.abort();
  if (!signal.aborted) looked.add(speechSynthesis);
  return deviceVoices().length > 0;
}

/** Whether one of the device's voices has this name: an update, or taking a language away, may have removed it. */
export async function hasVoice(name: string, signal: AbortSignal): Promise<boolean> {
  return (await hasVoices(signal)) && deviceVoices().some((voice) => voice.name === name);
}

/** What ends an utterance that could have been heard. */
const interruptions: ReadonlySet<string> = new Set(["canceled", "interrupted"]);

/** What the device was given last: a call to silence it would meet this, whoever it is of. */
let given: SpeechSynthesisUtterance | undefined;

/**
 * Says it with the device's own voice. Resolves when it has been said or cut off, when the signal ends it, or, on a
 * device that has no voices or never reports, after about the time it would have taken: practice never waits for a
 * silent device.
 */
export async function sayWithDevice(
  text: string,
  style: SpeakingStyle,
  { signal, onWord, onSilent, onCut }: DeviceOptions,
): Promise<void> {
  const expected = speakingTime(text, style.rate);
  if (signal.aborted) return;
  if (!(await hasVoices(signal))) {
    if (!signal.aborted) onSilent?.();
    return waitFor(expected, signal);
  }
  const over = new AbortController();
  const utterance = utteranceOf(text, style);
  const end = () => over.abort();
  const until = { signal: over.signal };
  utterance.addEventListener("end", end, until);
  const fail = ({ error }: SpeechSynthesisErrorEvent) => {
    if (!interruptions.has(error)) onSilent?.();
    else if (!signal.aborted) onCut?.();
    end();
  };
  utterance.addEventListener("error", fail, until);
  utterance.addEventListener("boundary", (event) => {
    if (event.name === "word") onWord?.(event.charIndex);
  });
  speechSynthesis.cancel();
  given = utterance;
  speechSynthesis.speak(utterance);
  await waitFor(expected * patience, anySignal(signal, over.signal));
  if (over.signal.aborted) return;
  // It is we who end it: what the device reports of that later is no cut.
  end();
  if (given === utterance) speechSynthesis.cancel();
}
