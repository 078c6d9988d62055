import { observable } from "../../../../lib/observable.ts";
import type { RecognitionResult, Recognition } from "../recognition-context.ts";

const underWay = observable(false);
/**
 * Whether an answer is being recorded on this page, or a recording is being recognized: a page has one item,
 * and an item one recording. An answer handed in during that time would be judged without its sound, or by
 * the previous one.
 */
export const recordingIsUnderWay: Pick<typeof underWay, "get" | "subscribe"> = underWay;

let count = 0;

/** An answer is being recorded or recognized. @returns a function that ends this state; called again it does nothing */
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
 * Has a recording recognized.
 * @param onOpinion called once, before `recordingIsUnderWay` ends: what follows from the opinion has been
 *   done by then
 * @returns a function that cancels it, after which `onOpinion` is not called
 */
export function recognizeRecording(
  recording: Blob,
  recognition: Recognition,
  onOpinion: (opinion: RecognitionResult) => void,
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
