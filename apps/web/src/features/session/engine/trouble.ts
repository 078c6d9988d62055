import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { Speech } from "@regain/contract/entities/task-view";

/**
 * Why a microphone does not record. `insecure`: browsers give it to https pages only. `missing`: there is
 * none. `busy`: something else holds it.
 */
export type MicrophoneFault = "denied" | "insecure" | "missing" | "busy";

const microphone = "microphone: ";
const sound = "sound: ";

type NotListening = `${typeof microphone}${MicrophoneFault}`;

/** What a recording view reports through `MediaFailedContext` when it may not, or cannot, record. */
export const notListening = (fault: MicrophoneFault): NotListening => `${microphone}${fault}`;

const isNotListening = (what: string): what is NotListening => what.startsWith(microphone);

/** What is reported there for a recording that cannot be loaded or played. */
export const soundLost = (path: string): string => `${sound}${path}`;

/** And for a speech that cannot be heard: no recording of it plays, and the device has no voice. */
export const notSounding = ({ audioPaths, text }: Speech): string =>
  soundLost(audioPaths[0] ?? text);

/** `missing`: a file of the item is not there. `silent`: its sound cannot be heard. `muted`: the volume is 0. */
export type Trouble = "missing" | "silent" | "muted" | NotListening;

interface Circumstances {
  /** The item cannot be done without hearing it. */
  readonly isHeard: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** The number of events when the microphone last began to record: earlier failures no longer matter. */
  readonly listenedAt: number;
}

/** What keeps an item from being done, judging by its events; undefined if nothing does. */
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
