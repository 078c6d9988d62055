import { useEffect, useRef } from "react";
import { anySignal } from "../../../../lib/any-signal.ts";
import { readSettings } from "../../../../lib/settings-store.ts";
import { useInView } from "../parts/covered-context.ts";
import { useVoice } from "../voice-context.ts";

/** Plays the patient's own recording as the page's one voice; silent behind a dialog, and once the item is left. */
export function usePlayback(signal: AbortSignal) {
  const voice = useVoice();
  const isInView = useInView();
  const audio = useRef<HTMLAudioElement>(undefined);
  const playing = useRef<AbortController>(undefined);
  const stop = () => playing.current?.abort();
  useEffect(() => () => playing.current?.abort(), []);
  useEffect(() => {
    if (!isInView) playing.current?.abort();
  }, [isInView]);

  function play(url: string): void {
    stop();
    const own = new AbortController();
    playing.current = own;
    const player = (audio.current ??= new Audio());
    const turn = voice.hold(anySignal(signal, own.signal));
    turn.addEventListener("abort", () => playing.current === own && player.pause(), { once: true });
    player.addEventListener("ended", () => own.abort(), { signal: own.signal });
    if (player.src !== url) player.src = url;
    player.volume = readSettings().volume;
    player.currentTime = 0;
    // A second Replay interrupts the first: that is not a failure.
    player.play().catch(() => undefined);
  }
  return { play, stop };
}
