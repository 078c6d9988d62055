import { useLingui } from "@lingui/react/macro";
import type { Stimulus } from "@regain/contract/entities/task-view";
import { useEffect, useEffectEvent, useState } from "react";
import { anySignal } from "../../../lib/any-signal.ts";
import { notSounding } from "../engine/trouble.ts";
import { playInTurn } from "../views/parts/play-in-turn.ts";
import { useInView } from "../views/parts/covered-context.ts";
import { useVoice } from "../views/voice-context.ts";
import { useMediaFailed } from "./media-context.ts";
import { Frame } from "./stream-frame.tsx";
import styles from "./stream.module.css";

type StreamStimulus = Extract<Stimulus, { kind: "stream" }>;

interface StreamProps {
  readonly stream: StreamStimulus;
  /** It plays from its start while this holds; if the page is hidden or a dialog covers it, it starts over. */
  readonly isPlaying: boolean;
  readonly onOver: () => void;
  readonly signal: AbortSignal;
}

/** Frames that come by themselves, one after the other, seen and heard. */
export function Stream({ stream, isPlaying, onOver, signal }: StreamProps) {
  const { t } = useLingui();
  const voice = useVoice();
  const noteFailed = useMediaFailed();
  const isInView = useInView();
  const [current, setCurrent] = useState<number>();
  const [count, setCount] = useState(0);
  const { frames, stepMs, alt } = stream;
  const frame = current === undefined ? undefined : frames[current];

  const over = useEffectEvent(onOver);
  const say = useEffectEvent(async (index: number, until: AbortSignal) => {
    const speech = frames[index]?.speech;
    return speech
      ? voice.say(speech, { signal: until, onSilent: () => noteFailed(notSounding(speech)) })
      : undefined;
  });
  useEffect(() => {
    if (!isPlaying || !isInView) return undefined;
    const ending = new AbortController();
    const until = anySignal(signal, ending.signal);
    async function play(): Promise<void> {
      await playInTurn({
        count: frames.length,
        stepMs,
        signal: until,
        say: (index) => say(index, until),
        quiet: voice.quiet,
        show(index) {
          setCurrent(index);
          if (index !== undefined) setCount(index + 1);
        },
      });
      if (!until.aborted) over();
    }
    void play();
    return () => {
      ending.abort();
      setCurrent(undefined);
      setCount(0);
    };
  }, [isPlaying, isInView, frames, stepMs, voice, signal]);

  return (
    <div className={styles.stream}>
      <div className={styles.screen} role="img" aria-label={alt}>
        {frame && <Frame frame={frame} />}
      </div>
      <progress
        className={styles.progress}
        aria-label={t`Shown so far`}
        max={frames.length}
        value={count}
      />
    </div>
  );
}
