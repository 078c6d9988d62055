import { useEffect, useRef, useState } from "react";
import { readSettings } from "../../lib/settings-store.ts";
import { fetchSound } from "./api/recordings.ts";

export interface Listening {
  /** The recording that sounds, or is on its way. */
  readonly playing: string | undefined;
  /** The recording that could not be played. */
  readonly failed: string | undefined;
  /** Plays a recording from its start; the one that plays is stopped. */
  readonly toggle: (recordingId: string) => void;
}

/** Plays one recording of a patient at a time. The sound is fetched for it and kept nowhere. */
export function useListening(patientId: string): Listening {
  const [playing, setPlaying] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function play(recordingId: string, signal: AbortSignal): Promise<void> {
    const sound = await fetchSound(patientId, recordingId, signal);
    const address = URL.createObjectURL(sound);
    const audio = new Audio(address);
    audio.volume = readSettings().volume;
    const over = new Promise<void>((resolve, reject) => {
      audio.addEventListener("ended", () => resolve(), { once: true });
      audio.addEventListener("error", () => reject(new Error(recordingId)), { once: true });
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    try {
      if (!signal.aborted) await audio.play();
      await over;
    } finally {
      audio.pause();
      URL.revokeObjectURL(address);
    }
  }

  function toggle(recordingId: string): void {
    running.current?.abort();
    setFailed(undefined);
    if (recordingId === playing) {
      setPlaying(undefined);
      return;
    }
    const own = new AbortController();
    running.current = own;
    setPlaying(recordingId);
    play(recordingId, own.signal)
      .catch(() => !own.signal.aborted && setFailed(recordingId))
      .finally(() => setPlaying((now) => (now === recordingId ? undefined : now)));
  }
  return { playing, failed, toggle };
}
