import { useEffect, useEffectEvent, useState } from "react";
import type { Recording } from "../../tools/recorder.ts";
import { type RecognitionResult, useRecognition } from "../recognition-context.ts";
import { recognizeRecording } from "./listening.ts";

/** `waiting`: it is being recognized. Undefined if there is no recording, or no recognition. */
export type Standing = RecognitionResult | "waiting" | undefined;

interface Heard {
  readonly recording: Recording;
  readonly opinion: RecognitionResult;
}

/**
 * The opinion on a recording, once it has been recognized.
 * @param onOpinion called once per recording
 */
export function useRecognitionResult(
  recording: Recording | undefined,
  onOpinion: (opinion: RecognitionResult) => void,
): Standing {
  const recognition = useRecognition();
  const [heard, setHeard] = useState<Heard>();
  const tell = useEffectEvent(onOpinion);

  useEffect(() => {
    if (!recording || !recognition) return undefined;
    return recognizeRecording(recording.blob, recognition, (opinion) => {
      setHeard({ recording, opinion });
      tell(opinion);
    });
  }, [recording, recognition]);

  if (!recording || !recognition) return undefined;
  return heard?.recording === recording ? heard.opinion : "waiting";
}
