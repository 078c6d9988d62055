import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { Speech } from "@regain/contract/entities/task-view";

/**
 * Why a microphone does not listen. `insecure`: browsers lend it to https pages only. `missing`: there is none. `busy`:
 * something else holds it.
 */
export type MicrophoneFault = "denied" | "insecure" | "missing" | "busy";

const microphone = "microphone: ";
const sound = "sound: ";

type NotListening = `${typeof microphone}${MicrophoneFault}`;

/** What a recording view says through `MediaFailedContext` when it may not, or cannot, listen. */
export const notListening = (fault: MicrophoneFault): NotListening => `${microphone}${fault}`;

const isNotListening = (what: string): what is NotListening => what.startsWith(microphone);

/** What is said there of a recording that cannot be had or played. */
export const soundLost = (path: string): string => `${sound}${path}`;

/** And of a speech that cannot sound: no recording of it plays, and the device has no voice. */
export const notSounding = ({ audioPaths, text }: Speech): string =>
  soundLost(audioPaths[0] ?? text);

/** `missing`: something of the item is not there. `silent`: it cannot be heard. `muted`: nobody wants to hear it. */
export type Trouble = "missing" | "silent" | "muted" | NotListening;

interface Circumstances {
  /** Something of the item is to be heard. */
  readonly isHeard: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** How much had happened when the microphone last began to listen: what failed before is past. */
  readonly listenedAt: number;
}

/** What stands in the way of an item, by what happened on it; undefined where nothing does. */
export function troubleOf(
  events: readonly TaskEvent[],
  { isHeard, volume, listenedAt }: Circumstances,
): Trouble | undefined {
  const failed = events.flatMap((event, index) =>
    event.kind === "media_failed" ? [{ what: event.what, index }] : [],
  );
  const [deaf] = failed
    .filter(({ index }) => index >= listenedAt)
    .map(({ what }) => what)
    .filter(isNotListening)
    .slice(-1);
  if (deaf) return deaf;
  const lost = failed.filter(({ what }) => !isNotListening(what));
  if (lost.length > 0)
    return lost.every(({ what }) => what.startsWith(sound)) ? "silent" : "missing";
  return isHeard && volume === 0 ? "muted" : undefined;
}
