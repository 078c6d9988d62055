import { readSettings } from "./settings-store.ts";

/**
 * Plays a sound to its end, or until the signal aborts, and then releases it.
 * @throws Error if it cannot be played
 */
export async function playSound(sound: Blob, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  audio.volume = readSettings().volume;
  const over = new AbortController();
  const listening = { signal: over.signal };
  try {
    await new Promise<void>((resolve, reject) => {
      const end = () => resolve();
      const fail = () => reject(new Error("It cannot be played."));
      audio.addEventListener("ended", end, listening);
      audio.addEventListener("error", fail, listening);
      signal.addEventListener("abort", end, listening);
      audio.play().catch(reject);
    });
  } finally {
    over.abort();
    audio.pause();
    URL.revokeObjectURL(address);
  }
}
