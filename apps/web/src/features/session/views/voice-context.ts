import { createContext, useContext } from "react";
import type { Speech } from "@regain/contract/entities/task-view";

interface SayOptions {
  readonly signal: AbortSignal;
  /** Called when it cannot be heard. */
  readonly onSilent?: () => void;
}

/** Says words aloud. The player provides it: recordings if there are any, else the device's voice. */
export interface Voice {
  /**
   * Resolves when the words are over, or when the signal aborts; a new `say` ends the previous one, which
   * then resolves to `false`.
   */
  say(speech: Speech, options: SayOptions): Promise<unknown>;
  stop(): void;
  /** Something else plays sound until the signal ends it. The returned signal aborts when it must go silent. */
  hold(signal: AbortSignal): AbortSignal;
  /** Resolves when nothing is playing any more, or when the signal aborts. */
  quiet(signal: AbortSignal): Promise<void>;
}

const silence: Voice = {
  say: () => Promise.resolve(),
  stop: () => undefined,
  hold: (signal) => signal,
  quiet: () => Promise.resolve(),
};

/** Silent without a provider: in a tutorial the views themselves say nothing. */
export const VoiceContext = createContext<Voice>(silence);

export const useVoice = (): Voice => useContext(VoiceContext);
