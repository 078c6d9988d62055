import { useEffect, useState } from "react";
import { voice } from "../audio/sound.ts";
import { waitFor } from "../audio/waiting.ts";
import type { TutorialStep } from "../engine/tutorial.ts";

async function show({ ms, said }: TutorialStep, signal: AbortSignal): Promise<void> {
  const time = waitFor(ms, signal);
  for (const speech of said) if (!signal.aborted) await voice.say(speech, { signal });
  await time;
}

/** Goes through the steps of a tutorial, one after the other, until the last. */
export function useReplay(steps: readonly TutorialStep[]) {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const step = steps[index];
  const isOver = index >= steps.length - 1;
  useEffect(() => {
    if (!step || isPaused || isOver) return undefined;
    const leaving = new AbortController();
    const play = async () => {
      await show(step, leaving.signal);
      if (!leaving.signal.aborted) setIndex(index + 1);
    };
    void play();
    return () => leaving.abort();
  }, [step, index, isPaused, isOver]);
  return {
    step,
    isOver,
    isPaused,
    toggle: () => setIsPaused(!isPaused),
    begin() {
      setIndex(0);
      setIsPaused(false);
    },
  };
}
