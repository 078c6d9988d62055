import { Trans } from "@lingui/react/macro";
import type { Speech } from "@regain/contract/entities/task-view";
import { Play, Square } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { useInView } from "../views/parts/covered-context.ts";
import { TapButton } from "../views/parts/tap-button.tsx";
import { notSounding } from "../engine/trouble.ts";
import { useVoice } from "../views/voice-context.ts";
import { useHeardOut, useMediaFailed, useReplayed } from "./media-context.ts";
import styles from "./media.module.css";
import { createSpokenPassage } from "./spoken-passage.ts";

interface VoicePlayerProps {
  readonly speech: Speech;
  readonly title: string;
  readonly signal: AbortSignal;
}

/** A voice cannot seek back: it can only start and stop. */
export function VoicePlayer({ speech, title, signal }: VoicePlayerProps) {
  const voice = useVoice();
  const noteFailed = useMediaFailed();
  const noteReplayed = useReplayed();
  const noteHeardOut = useHeardOut();
  const isInView = useInView();
  const passage = useRef<ReturnType<typeof createSpokenPassage>>(undefined);
  const [isPlaying, setIsPlaying] = useState(false);

  const silent = useEffectEvent(() => noteFailed(notSounding(speech)));
  const again = useEffectEvent(() => noteReplayed());
  const heardOut = useEffectEvent(() => noteHeardOut());
  useEffect(() => {
    const own = createSpokenPassage({
      speech,
      signal,
      voice,
      onChange: setIsPlaying,
      onSilent: () => silent(),
      onAgain: () => again(),
      onHeardOut: () => heardOut(),
    });
    passage.current = own;
    return () => own.stop();
  }, [speech, signal, voice]);
  useEffect(() => {
    if (!isInView) passage.current?.stop();
  }, [isInView]);
  return (
    <div className={styles.player}>
      <p className={styles.title}>{title}</p>
      <TapButton
        className={buttonClass({ look: "primary", size: "large" })}
        onTap={() => passage.current?.toggle()}
      >
        <Icon of={isPlaying ? Square : Play} />
        {isPlaying ? <Trans>Stop</Trans> : <Trans>Play</Trans>}
      </TapButton>
    </div>
  );
}
