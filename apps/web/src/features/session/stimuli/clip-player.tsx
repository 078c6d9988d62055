import { Trans, useLingui } from "@lingui/react/macro";
import { Pause, Play, RotateCcw, Snail } from "lucide-react";
import { buttonClass } from "../../../ui/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TapButton } from "../views/parts/tap-button.tsx";
import styles from "./media.module.css";
import { useClips } from "./use-clips.ts";

interface ClipPlayerProps {
  readonly paths: readonly string[];
  readonly title: string;
  readonly signal: AbortSignal;
}

/** Plays clips as one recording: play and pause, back 5 seconds, slower. */
export function ClipPlayer({ paths, title, signal }: ClipPlayerProps) {
  const { t } = useLingui();
  const clips = useClips(paths, signal);
  return (
    <div className={styles.player}>
      <p className={styles.title}>{title}</p>
      <progress
        className={styles.progress}
        aria-label={t`Played so far`}
        max={1}
        value={clips.share}
      />
      <div className={styles.buttons}>
        <TapButton className={buttonClass({})} onTap={clips.goBack}>
          <Icon of={RotateCcw} />
          <Trans>Back 5 seconds</Trans>
        </TapButton>
        <TapButton className={buttonClass({ look: "primary" })} onTap={clips.toggle}>
          <Icon of={clips.isPlaying ? Pause : Play} />
          {clips.isPlaying ? <Trans>Pause</Trans> : <Trans>Play</Trans>}
        </TapButton>
        <TapButton
          className={buttonClass({})}
          aria-pressed={clips.isSlow}
          onTap={() => clips.setIsSlow(!clips.isSlow)}
        >
          <Icon of={Snail} />
          {clips.isSlow ? <Trans>Normal speed</Trans> : <Trans>Slower</Trans>}
        </TapButton>
      </div>
    </div>
  );
}
