import type { MemorySequenceView } from "@regain/contract/entities/task-view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { anySignal } from "../../../../lib/any-signal.ts";
import type { ViewProps } from "../view-props.ts";
import { useInView } from "../parts/covered-context.ts";
import { playInTurn } from "../parts/play-in-turn.ts";
import { useVoice } from "../voice-context.ts";

type Setup = Pick<
  ViewProps<MemorySequenceView, unknown>,
  "view" | "phase" | "presentation" | "onPresented" | "signal"
>;

/**
 * Lights up the sequence when the item presents itself, and again each time the presentation number goes up.
 * While nobody can see it, it waits, then starts again from the beginning.
 * @returns the index within the sequence of the item that is lit
 */
export function useSequence({ view, phase, presentation, onPresented, signal }: Setup) {
  const voice = useVoice();
  const isInView = useInView();
  const [lit, setLit] = useState<number>();
  const [isPlaying, setIsPlaying] = useState(false);
  const isPresenting = phase === "presenting";
  const isAnswered = phase === "answered";
  /** The presentation that was seen to its end; that of a resumed item was seen before. */
  const seen = useRef(isPresenting ? -1 : presentation);

  const present = useEffectEvent(async (ending: AbortSignal) => {
    if (!view.sequence) return;
    const { itemIds, stepMs } = view.sequence;
    setIsPlaying(true);
    await playInTurn({
      count: itemIds.length,
      stepMs,
      signal: ending,
      show: setLit,
      quiet: voice.quiet,
      say: (index) => {
        const speech = view.items.find(({ id }) => id === itemIds[index])?.speech;
        return speech ? voice.say(speech, { signal: ending }) : Promise.resolve();
      },
    });
    if (ending.aborted) return;
    setIsPlaying(false);
    seen.current = presentation;
    onPresented();
  });

  useEffect(() => {
    if (isAnswered || !isInView || seen.current === presentation) return undefined;
    const ending = new AbortController();
    void present(anySignal(signal, ending.signal));
    return () => {
      ending.abort();
      setLit(undefined);
      setIsPlaying(false);
    };
  }, [presentation, isAnswered, isInView, signal]);

  return { lit, isPlaying };
}
