import type { Speech, TaskView } from "@regain/contract/entities/task-view";
import { useEffect, useEffectEvent, useRef } from "react";
import { anySignal } from "../../../lib/any-signal.ts";
import { hearOut } from "../audio/hear-out.ts";
import { voice } from "../audio/sound.ts";
import type { Part } from "../engine/course.ts";
import { type Item, presentersOf } from "../engine/item.ts";
import { notSounding } from "../engine/trouble.ts";
import type { Player } from "../engine/player-host.ts";
import { spokenIn } from "../engine/readable.ts";
import { useCovered } from "../views/parts/covered-context.ts";

interface Presentation {
  /** Reads the instruction; undefined if it is known from the previous item. */
  readonly read: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Everything there is to say in the study part has been said. */
  readonly onStudySaid: () => void;
}

/**
 * Presents an item by voice, each part as it comes: a new instruction is read aloud, then what is to be heard
 * is said. When the question has been heard to its end, the player is told; if it was silenced, it is said
 * again first. Behind a dialog nothing is said; it starts over when the dialog closes.
 */
export function usePresentation(
  player: Player,
  item: Item,
  { read, onStudySaid }: Presentation,
): void {
  const { part } = item;
  const { taskView } = item.task;
  const isCovered = useCovered();
  const isRead = useRef(false);
  /** The part that has been said to its end. */
  const said = useRef<Part>(undefined);

  const isAwaited = () => player.get().item?.awaiting.includes("voice") === true;
  const onSilent = (speech: Speech) =>
    player.send({ type: "media_failed", what: notSounding(speech) });
  const present = useEffectEvent(async (view: TaskView, isStudy: boolean, signal: AbortSignal) => {
    if (item.phase === "answered") return;
    const isVoiceAwaited = item.awaiting.includes("voice");
    const isFirst = !item.events.some(({ kind }) => kind === "ready" || kind === "choose");
    const showsItself = presentersOf(view).includes("view") && !isStudy;
    if (read && isFirst && !showsItself && !isRead.current) {
      await read(signal);
      isRead.current = !signal.aborted;
    }
    if (isStudy) {
      if (!(await hearOut(voice, spokenIn(view.study?.stimulus ?? []), { signal, onSilent })))
        return;
      said.current = "study";
      onStudySaid();
      return;
    }
    if (!isVoiceAwaited) return;
    if (await hearOut(voice, spokenIn(view.stimulus), { signal, isAwaited, onSilent }))
      player.send({ type: "presented", by: "voice" });
  });

  useEffect(() => {
    // A study part that comes again is said again.
    if (said.current !== part) said.current = undefined;
    if (part === "interval" || isCovered || said.current === part) return undefined;
    const leaving = new AbortController();
    const life = player.life()?.signal ?? leaving.signal;
    void present(taskView, part === "study", anySignal(leaving.signal, life));
    return () => leaving.abort();
  }, [player, taskView, part, isCovered]);
}
