import type { SkipReason } from "@regain/contract/entities/enumerations";
import type { TaskEvent } from "@regain/contract/entities/task-event";

/** What a recording view says through `MediaFailedContext` when it may not, or cannot, listen. */
export const microphone = "microphone";

export type Trouble = Extract<
  SkipReason,
  "MissingResources" | "MicrophoneInaccessible" | "SoundMuted"
>;

interface Circumstances {
  /** Something of the item is to be heard. */
  readonly isHeard: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

/**
 * What stands in the way of an item, by what happened on it; undefined where nothing does. A recording shows that
 * the microphone works after all.
 */
export function troubleOf(
  events: readonly TaskEvent[],
  { isHeard, volume }: Circumstances,
): Trouble | undefined {
  const lastRecording = events.findLastIndex(({ kind }) => kind === "record");
  const failed = events.flatMap((event, index) =>
    event.kind === "media_failed" ? [{ what: event.what, index }] : [],
  );
  if (failed.some(({ what, index }) => what === microphone && index > lastRecording))
    return "MicrophoneInaccessible";
  if (failed.some(({ what }) => what !== microphone)) return "MissingResources";
  return isHeard && volume === 0 ? "SoundMuted" : undefined;
}
