import { Trans } from "@lingui/react/macro";
import type { Speech } from "@regain/contract/entities/task-view";
import { Play, Square } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { TapButton } from "../views/parts/tap-button.tsx";
import { notSounding } from "../engine/trouble.ts";
import { useVoice } from "../views/voice-context.ts";
import { useMediaFailed } from "./media-context.ts";
import styles from "./media.module.css";

interface VoicePlayerProps {
  readonly speech: Speech;
  readonly title: string;
  readonly signal: AbortSignal;
}

/** A voice cannot go back within what it says: it starts and stops. */
export function VoicePlayer({ speech, title, signal }: VoicePlayerProps) {
  const voice = useVoice();
  const noteFailed = useMediaFailed();
  const [isPlaying, setIsPlaying] = useState(false);
  const toggle = async () => {
    if (isPlaying) return voice.stop();
    setIsPlaying(true);
    const onSilent = () => noteFailed(notSounding(speech));
    await voice.say(speech, { signal, onSilent });
    setIsPlaying(false);
  };
  return (
    <div className={styles.player}>
      <p className={styles.title}>{title}</p>
      <TapButton
        className={buttonClass({ look: "primary", size: "large" })}
        onTap={() => void toggle()}
      >
        <Icon of={isPlaying ? Square : Play} />
        {isPlaying ? <Trans>Stop</Trans> : <Trans>Play</Trans>}
      </TapButton>
    </div>
  );
}
