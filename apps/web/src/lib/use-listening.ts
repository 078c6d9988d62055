import { useEffect, useRef, useState } from "react";
import { playSound } from "./play-sound.ts";

export interface Listening {
  /** What sounds, or is on its way. */
  readonly playing: string | undefined;
  /** What could not be played. */
  readonly failed: string | undefined;
  /** Plays it from its start, and stops what plays. */
  readonly play: (id: string) => void;
  /** The same; what plays already is stopped alone. */
  readonly toggle: (id: string) => void;
}

/**
 * Plays one sound at a time, as long as the screen is open. Each is fetched when it is wanted and kept nowhere.
 * @param fetchSound the sound of this id, which a list knows it by
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
