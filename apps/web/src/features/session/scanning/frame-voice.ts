import type { Observable } from "../../../lib/observable.ts";

interface FrameVoiceParts {
  /** Whether something else is being played. */
  readonly isSounding: Pick<Observable<boolean>, "get" | "subscribe">;
  readonly sayName: (name: string, signal: AbortSignal) => void;
}

/**
 * Says what the frame is on. It gives way to everything else: a name is said again in the next round, a
 * stimulus is not.
 */
export function createFrameVoice({ isSounding, sayName }: FrameVoiceParts) {
  let speaking = new AbortController();
  const hush = () => speaking.abort();
  const leave = isSounding.subscribe(() => {
    if (isSounding.get()) hush();
  });
  return {
    /** Ends the previous name. */
    say(name: string): void {
      hush();
      if (name === "" || isSounding.get()) return;
      speaking = new AbortController();
      sayName(name, speaking.signal);
    },
    end(): void {
      leave();
      hush();
    },
  };
}
