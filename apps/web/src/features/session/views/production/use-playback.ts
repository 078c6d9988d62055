import { useEffect, useRef } from "react";
import { readSettings } from "../../../../lib/settings-store.ts";

/** Plays the patient's own recording; silent once the item is left. */
export function usePlayback(signal: AbortSignal) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const stop = () => audio.current?.pause();
  useEffect(() => {
    const silence = () => audio.current?.pause();
    signal.addEventListener("abort", silence);
    return () => {
      signal.removeEventListener("abort", silence);
      silence();
    };
  }, [signal]);

  function play(url: string): void {
    const player = (audio.current ??= new Audio());
    if (player.src !== url) player.src = url;
    player.volume = readSettings().volume;
    player.currentTime = 0;
    // A second Replay interrupts the first: that is not a failure.
    player.play().catch(() => undefined);
  }
  return { play, stop };
}
