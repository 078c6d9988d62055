import type { Speech, Stimulus, TaskView } from "@regain/contract/entities/task-view";
import { useEffect, useEffectEvent } from "react";
import { anySignal } from "../../../lib/any-signal.ts";
import { voice } from "../audio/sound.ts";
import { type Item, presentersOf } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";

/** What is said of these stimuli, in order. */
export const spokenIn = (stimuli: readonly Stimulus[]): Speech[] =>
  stimuli.flatMap((stimulus) => (stimulus.kind === "audio" ? [stimulus.speech] : []));

/** Whether it cannot do without sound. */
export const isSpoken = (stimulus: Stimulus): boolean =>
  stimulus.kind === "audio" ||
  (stimulus.kind === "stream" && stimulus.frames.some(({ speech }) => speech));

async function sayAll(speeches: readonly Speech[], signal: AbortSignal): Promise<void> {
  for (const speech of speeches) if (!signal.aborted) await voice.say(speech, { signal });
}

interface Presentation {
  /** Reads the instruction; undefined where it is known from the item before. */
  readonly read: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** What there is to say of the study part has been said. */
  readonly onStudySaid: () => void;
}

/**
 * Presents an item by voice, each part as it comes: a new instruction is read aloud, then what is to be heard is
 * said. When the question has been heard out, the player hears of it.
 */
export function usePresentation(
  player: Player,
  item: Item,
  { read, onStudySaid }: Presentation,
): void {
  const { part } = item;
  const { taskView } = item.task;

  const present = useEffectEvent(async (view: TaskView, isStudy: boolean, signal: AbortSignal) => {
    if (item.phase === "answered") return;
    const isVoiceAwaited = item.awaiting.includes("voice");
    const isFirst = !item.events.some(({ kind }) => kind === "ready" || kind === "choose");
    const showsItself = presentersOf(view).includes("view") && !isStudy;
    if (read && isFirst && !showsItself) await read(signal);
    if (isStudy) {
      await sayAll(spokenIn(view.study?.stimulus ?? []), signal);
      if (!signal.aborted) onStudySaid();
      return;
    }
    if (!isVoiceAwaited) return;
    await sayAll(spokenIn(view.stimulus), signal);
    if (!signal.aborted) player.send({ type: "presented", by: "voice" });
  });

  useEffect(() => {
    if (part === "interval") return undefined;
    const leaving = new AbortController();
    const life = player.life()?.signal ?? leaving.signal;
    void present(taskView, part === "study", anySignal(leaving.signal, life));
    return () => leaving.abort();
  }, [player, taskView, part]);
}
