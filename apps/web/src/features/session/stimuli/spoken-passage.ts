import type { Speech } from "@regain/contract/entities/task-view";
import { anySignal } from "../../../lib/any-signal.ts";
import type { Voice } from "../views/voice-context.ts";

interface SpokenPassageParts {
  readonly speech: Speech;
  /** Ends with the item. */
  readonly signal: AbortSignal;
  readonly voice: Pick<Voice, "say">;
  readonly onChange: (isPlaying: boolean) => void;
  readonly onSilent: () => void;
  /** Called when it is played again. */
  readonly onAgain: () => void;
  /** Called when its end is reached. */
  readonly onHeardOut: () => void;
}

/** A longer text said by the voice, which cannot seek back: it can only start and stop. */
export function createSpokenPassage(parts: SpokenPassageParts) {
  const { speech, signal, voice, onChange, onSilent, onAgain, onHeardOut } = parts;
  let playing: AbortController | undefined;
  let wasBegun = false;

  function stop(): void {
    if (!playing) return;
    playing.abort();
    playing = undefined;
    onChange(false);
  }

  async function start(): Promise<void> {
    if (wasBegun) onAgain();
    wasBegun = true;
    const own = new AbortController();
    playing = own;
    onChange(true);
    const isOver = await voice.say(speech, { signal: anySignal(signal, own.signal), onSilent });
    if (playing !== own) return;
    if (isOver === true) onHeardOut();
    stop();
  }

  return { stop, toggle: () => (playing ? stop() : void start()) };
}
