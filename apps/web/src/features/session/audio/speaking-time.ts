const msPerWord = 420;
const pauseMs = 500;

/**
 * About how long a voice takes to say something, in ms: for devices that stay silent, or never report that
 * they have finished.
 * @param rate 1 is the voice's own pace
 */
export function speakingTime(text: string, rate: number): number {
  const words = text.trim().split(/\s+/).filter(Boolean).length;
  return Math.round((words * msPerWord) / rate) + pauseMs;
}
