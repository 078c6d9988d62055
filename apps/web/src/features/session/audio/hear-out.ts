import type { Speech } from "@regain/contract/entities/task-view";
import type { Voice } from "./voice.ts";

interface Hearing {
  readonly signal: AbortSignal;
  /** Called before it starts over: what nobody waits for any more is not said again. */
  readonly isAwaited?: (() => boolean) | undefined;
  /** Called with each speech that cannot be played. */
  readonly onSilent?: ((speech: Speech) => void) | undefined;
}

/**
 * Says them one after the other until something silences it; the rest is then dropped, so as not to talk over
 * that.
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
 * Says what an item cannot do without. If something else silences it, it waits until that is over and starts
 * again from the beginning: half a stimulus is useless.
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
