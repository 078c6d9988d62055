import { createContext, useContext } from "react";
import type { Speech } from "@regain/contract/entities/task-view";

interface SayOptions {
  readonly signal: AbortSignal;
  /** Hears that it cannot sound. */
  readonly onSilent?: () => void;
}

/** Says words aloud. The player provides it: made-ahead audio where there is any, else the device's voice. */
export interface Voice {
  /**
   * Resolves when the words are over, or when the signal aborts; a new `say` ends the one before, which then says
   * `false`.
   */
  say(speech: Speech, options: SayOptions): Promise<unknown>;
  stop(): void;
  /** Somebody else plays what is to be heard, until the signal ends it. The answer aborts when it is to be silent. */
  hold(signal: AbortSignal): AbortSignal;
  /** Resolves when nothing sounds any more, or when the signal aborts. */
  quiet(signal: AbortSignal): Promise<void>;
}

const silence: Voice = {
  say: () => Promise.resolve(),
  stop: () => undefined,
  hold: (signal) => signal,
  quiet: () => Promise.resolve(),
};

/** Silent where nobody provides a voice: an item that is looked at again says nothing. */
export const VoiceContext = createContext<Voice>(silence);

export const useVoice = (): Voice => useContext(VoiceContext);
