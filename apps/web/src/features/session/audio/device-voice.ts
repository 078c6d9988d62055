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
  /** Called when something else cut it off: another voice on the page, or the device. */
  readonly onCut?: (() => void) | undefined;
}

/** A voice may take this many times the expected time before practice goes on without it. */
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

/** How long a device may take to list its voices, ms: some look for them only when first asked. */
const lookingMs = 1_000;

/** Those that have looked for their voices. Voices found later appear in the list by themselves. */
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

/**
 * Whether one of the device's voices has this name: an update, or the removal of a language, may have taken
 * it away.
 */
export async function hasVoice(name: string, signal: AbortSignal): Promise<boolean> {
  return (await hasVoices(signal)) && deviceVoices().some((voice) => voice.name === name);
}

/** Errors that end an utterance which could otherwise be heard. */
const interruptions: ReadonlySet<string> = new Set(["canceled", "interrupted"]);

/** What the device was given last: a call to silence the device would stop this, whoever gave it. */
let given: SpeechSynthesisUtterance | undefined;

/**
 * Says it with the device's own voice. Resolves when it has been said or cut off, when the signal ends it,
 * or, on a device that has no voices or never reports back, after about the time it would have taken:
 * practice never waits for a silent device.
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
  // This side ended it: what the device reports about that later is not a cut.
  end();
  if (given === utterance) speechSynthesis.cancel();
}
