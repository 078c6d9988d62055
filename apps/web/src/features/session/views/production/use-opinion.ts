import { useEffect, useEffectEvent, useState } from "react";
import type { Recording } from "../../tools/recorder.ts";
import { type Opinion, useRecognition } from "../recognition-context.ts";
import { listenTo } from "./listening.ts";

/** `waiting`: it is being recognized. Undefined if there is no recording, or no recognition. */
export type Standing = Opinion | "waiting" | undefined;

interface Heard {
  readonly recording: Recording;
  readonly opinion: Opinion;
}

/**
 * The opinion on a recording, once it has been recognized.
 * @param onOpinion called once per recording
 */
export function useOpinion(
  recording: Recording | undefined,
  onOpinion: (opinion: Opinion) => void,
): Standing {
  const recognition = useRecognition();
  const [heard, setHeard] = useState<Heard>();
  const tell = useEffectEvent(onOpinion);

  useEffect(() => {
    if (!recording || !recognition) return undefined;
    return listenTo(recording.blob, recognition, (opinion) => {
      setHeard({ recording, opinion });
      tell(opinion);
    });
  }, [recording, recognition]);

  if (!recording || !recognition) return undefined;
  return heard?.recording === recording ? heard.opinion : "waiting";
}
