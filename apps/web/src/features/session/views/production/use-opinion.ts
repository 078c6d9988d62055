import { useEffect, useEffectEvent, useState } from "react";
import type { Recording } from "../../tools/recorder.ts";
import { type Opinion, useRecognition } from "../recognition-context.ts";
import { listenTo } from "./listening.ts";

/** `waiting`: somebody is listening to it. Undefined where there is no recording, or nobody who would listen. */
export type Standing = Opinion | "waiting" | undefined;

interface Heard {
  readonly recording: Recording;
  readonly opinion: Opinion;
}

/**
 * What is thought of a recording, once somebody has listened to it.
 * @param onOpinion hears of it once a recording
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
