import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSettings } from "../../../lib/settings-store.ts";
import { soundLost } from "../engine/trouble.ts";
import { useInView } from "../views/parts/covered-context.ts";
import { useVoice } from "../views/voice-context.ts";
import { contentPath } from "./content-path.ts";
import { useHeardOut, useMediaFailed, useReplayed } from "./media-context.ts";
import { atStart, createPassage, type Passage } from "./passage.ts";

/** Relative to the voice's own pace; the pitch stays. */
const slowly = 0.75;

/** Several clips played one after the other as one recording; silent behind a dialog, and once the item is left. */
export function useClips(paths: readonly string[], signal: AbortSignal) {
  const voice = useVoice();
  const noteFailed = useMediaFailed();
  const noteReplayed = useReplayed();
  const noteHeardOut = useHeardOut();
  const isInView = useInView();
  const { volume, speechRate } = useSettings();
  const passage = useRef<Passage>(undefined);
  const [state, setState] = useState(atStart);
  const [isSlow, setIsSlow] = useState(false);
  const rate = speechRate * (isSlow ? slowly : 1);

  const style = useEffectEvent(() => ({ rate, volume }));
  const lost = useEffectEvent((clip: number) => noteFailed(soundLost(paths[clip] ?? "")));
  const again = useEffectEvent(() => noteReplayed());
  const heardOut = useEffectEvent(() => noteHeardOut());
  useEffect(() => {
    const own = createPassage({
      addresses: paths.map((path) => contentPath(path)),
      signal,
      voice,
      style: style(),
      onChange: setState,
      onLost: (clip) => lost(clip),
      onAgain: () => again(),
      onHeardOut: () => heardOut(),
    });
    passage.current = own;
    return () => own.end();
  }, [paths, signal, voice]);
  useEffect(() => passage.current?.tune({ rate, volume }), [rate, volume]);
  useEffect(() => {
    if (!isInView) passage.current?.pause();
  }, [isInView]);

  return {
    ...state,
    isSlow,
    setIsSlow,
    goBack: () => passage.current?.goBack(),
    toggle: () => passage.current?.toggle(),
  };
}
