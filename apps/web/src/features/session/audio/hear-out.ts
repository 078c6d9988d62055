import type { Speech } from "@regain/contract/entities/task-view";
import type { Voice } from "./voice.ts";

interface Hearing {
  readonly signal: AbortSignal;
  /** Asked before it starts over: what is no longer waited for is not said again. */
  readonly isAwaited?: (() => boolean) | undefined;
  /** Hears which of it cannot sound. */
  readonly onSilent?: ((speech: Speech) => void) | undefined;
}

/**
 * Says one after the other, until something silences it: the rest is not said over that.
 * @returns whether it was heard to its end
 */
export async function sayAll(
  voice: Pick<Voice, "say">,
  speeches: readonly Speech[],
  { signal, onSilent }: Omit<Hearing, "isAwaited">,
): Promise<boolean> {
  for (const speech of speeches) {
    const isSilent = onSilent && (() => onSilent(speech));
    if (!(await voice.say(speech, { signal, onSilent: isSilent }))) return false;
  }
  return true;
}

/**
 * Says what an item cannot do without. Where something else silences it, it waits until that is over and starts
 * again from its beginning: half a stimulus is none.
 * @returns whether it was heard to its end
 */
export async function hearOut(
  voice: Pick<Voice, "say" | "quiet">,
  speeches: readonly Speech[],
  { signal, isAwaited = () => true, onSilent }: Hearing,
): Promise<boolean> {
  if (speeches.length === 0) return !signal.aborted;
  while (!signal.aborted && isAwaited()) {
    await voice.quiet(signal);
    if (signal.aborted || !isAwaited()) return false;
    if (await sayAll(voice, speeches, { signal, onSilent })) return true;
  }
  return false;
}
