import type { Speech, Stimulus, TaskView } from "@regain/contract/entities/task-view";
import { useEffect, useEffectEvent } from "react";
import { voice } from "../audio/sound.ts";
import { type Item, presentersOf } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";

/** What is said of these stimuli, in order. */
export const spokenIn = (stimuli: readonly Stimulus[]): Speech[] =>
  stimuli.flatMap((stimulus) => (stimulus.kind === "audio" ? [stimulus.speech] : []));

async function sayAll(speeches: readonly Speech[], signal: AbortSignal): Promise<void> {
  for (const speech of speeches) if (!signal.aborted) await voice.say(speech, { signal });
}

/**
 * Presents an item by voice, once, and once more when its study part is put away: a new instruction is read aloud,
 * then what is to be heard is said. When it has been heard out, the player hears of it.
 * @param read undefined where the instruction is known from the item before
 */
export function usePresentation(
  player: Player,
  item: Item,
  read: ((signal: AbortSignal) => Promise<void>) | undefined,
): void {
  const { isStudying } = item;
  const { taskView } = item.task;

  const present = useEffectEvent(async (view: TaskView, isStudy: boolean, signal: AbortSignal) => {
    if (item.phase === "answered") return;
    const isVoiceAwaited = item.awaiting.includes("voice");
    const isFirst = isStudy || view.study === undefined;
    const showsItself = presentersOf(view).includes("view") && !isStudy;
    if (read && isFirst && !showsItself) await read(signal);
    if (isStudy) return sayAll(spokenIn(view.study?.stimulus ?? []), signal);
    if (!isVoiceAwaited) return;
    await sayAll(spokenIn(view.stimulus), signal);
    if (!signal.aborted) player.send({ type: "presented", by: "voice" });
  });

  useEffect(() => {
    const leaving = new AbortController();
    const life = player.life()?.signal ?? leaving.signal;
    void present(taskView, isStudying, AbortSignal.any([leaving.signal, life]));
    return () => leaving.abort();
  }, [player, taskView, isStudying]);
}
