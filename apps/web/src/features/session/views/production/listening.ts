import { observable } from "../../../../lib/observable.ts";
import type { Opinion, Recognition } from "../recognition-context.ts";

const listens = observable(false);
/**
 * Whether somebody listens to what was recorded on this page: it has one item, and that one recording. An answer that is
 * handed in meanwhile would be judged without its sound.
 */
export const recordingIsListenedTo: Pick<typeof listens, "get" | "subscribe"> = listens;

/**
 * Has a recording listened to.
 * @param onOpinion hears of it once, and before the listening is over: what follows from it has been done by then
 * @returns ends it; then nothing is said any more
 */
export function listenTo(
  recording: Blob,
  recognition: Recognition,
  onOpinion: (opinion: Opinion) => void,
): () => void {
  const leaving = new AbortController();
  const listen = async () => {
    const opinion = await recognition.recognise(recording, leaving.signal);
    if (leaving.signal.aborted) return;
    onOpinion(opinion);
    listens.set(false);
  };
  listens.set(true);
  void listen();
  return () => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    listens.set(false);
  };
}
