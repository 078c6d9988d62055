import { useEffect, useRef, useState } from "react";
import { playSound } from "./play-sound.ts";

export interface Listening {
  /** The sound that is playing or loading. */
  readonly playing: string | undefined;
  /** The sound that could not be played. */
  readonly failed: string | undefined;
  /** Plays it from the start, and stops what is playing. */
  readonly play: (id: string) => void;
  /** Like `play`, but if it is already playing, it only stops. */
  readonly toggle: (id: string) => void;
}

/**
 * Plays one sound at a time, while the screen is open. Each is fetched on demand and not stored.
 * @param fetchSound fetches the sound with this id, which a list knows it by
 */
export function useListening(
  fetchSound: (id: string, signal: AbortSignal) => Promise<Blob>,
): Listening {
  const [playing, setPlaying] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(id: string, signal: AbortSignal): Promise<void> {
    try {
      await playSound(await fetchSound(id, signal), signal);
    } catch {
      if (!signal.aborted) setFailed(id);
    } finally {
      if (!signal.aborted) setPlaying(undefined);
    }
  }

  function stop(): void {
    running.current?.abort();
    setFailed(undefined);
    setPlaying(undefined);
  }

  function play(id: string): void {
    stop();
    const own = new AbortController();
    running.current = own;
    setPlaying(id);
    void run(id, own.signal);
  }
  return { playing, failed, play, toggle: (id) => (id === playing ? stop() : play(id)) };
}
