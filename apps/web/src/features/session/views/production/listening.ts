import { observable } from "../../../../lib/observable.ts";
import type { Opinion, Recognition } from "../recognition-context.ts";

const underWay = observable(false);
/**
 * Whether an answer is being recorded on this page, or somebody listens to what was: it has one item, and that one
 * recording. An answer that is handed in meanwhile would be judged without its sound, or by the one before.
 */
export const recordingIsUnderWay: Pick<typeof underWay, "get" | "subscribe"> = underWay;

let count = 0;

/** An answer is being recorded, or listened to. @returns says that it is no more; called again it does nothing */
export function noteUnderWay(): () => void {
  let isOver = false;
  underWay.set(++count > 0);
  return () => {
    if (isOver) return;
    isOver = true;
    underWay.set(--count > 0);
  };
}

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
    end();
  };
  const end = noteUnderWay();
  void listen();
  return () => {
    leaving.abort();
    end();
  };
}
