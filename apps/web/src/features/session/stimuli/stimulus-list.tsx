import type { Stimulus } from "@regain/contract/entities/task-view";
import { textSize } from "@regain/therapy/drawing/text-size";
import { memo } from "react";
import { AudioPlayer } from "./audio-player.tsx";
import { HtmlStimulus } from "./html-stimulus.tsx";
import { Picture } from "./picture.tsx";
import { SpokenCard } from "./spoken-card.tsx";
import { SpokenText } from "./spoken-text.tsx";
import styles from "./stimulus-list.module.css";
import { Frame } from "./stream-frame.tsx";
import { VideoStimulus } from "./video-stimulus.tsx";

interface StimulusListProps {
  readonly stimuli: readonly Stimulus[];
  /** The folder that html stimuli are found in. */
  readonly resourceUrl?: string | undefined;
  readonly signal: AbortSignal;
}

type StimulusProps = Omit<StimulusListProps, "stimuli"> & { readonly stimulus: Stimulus };

function StimulusBody({ stimulus, resourceUrl, signal }: StimulusProps) {
  switch (stimulus.kind) {
    case "text":
      return (
        <p className={styles.text} data-size={textSize(stimulus.text)}>
          {stimulus.audioPaths ? <SpokenText text={stimulus.text} /> : stimulus.text}
        </p>
      );
    case "image":
      return <Picture image={stimulus.image} alt={stimulus.alt} />;
    case "audio":
      return <SpokenCard />;
    case "audio_player":
      return <AudioPlayer speech={stimulus.speech} title={stimulus.title} signal={signal} />;
    case "video":
      return <VideoStimulus {...stimulus} />;
    case "html":
      return <HtmlStimulus {...stimulus} resourceUrl={resourceUrl} />;
    case "stream":
      // When it plays, it is shown on its own; here it is only looked at.
      return stimulus.frames.slice(0, 1).map((frame, index) => <Frame key={index} frame={frame} />);
    case "none":
      break;
  }
  return null;
}

/** Sounds are shown, once for all of them, only if there is nothing else to look at. */
function inSight(stimuli: readonly Stimulus[]): readonly Stimulus[] {
  const seen = stimuli.filter(({ kind }) => kind !== "none" && kind !== "audio");
  return seen.length > 0 ? seen : stimuli.filter(({ kind }) => kind === "audio").slice(0, 1);
}

/** What is looked at, read or listened to. Reports what cannot be loaded through `MediaFailedContext`. */
export const StimulusList = memo(function StimulusList({ stimuli, ...rest }: StimulusListProps) {
  const shown = inSight(stimuli);
  if (shown.length === 0) return null;
  return (
    <div className={styles.list} data-count={shown.length}>
      {shown.map((stimulus, index) => (
        <div key={index} className={styles.stimulus} data-kind={stimulus.kind}>
          <StimulusBody stimulus={stimulus} {...rest} />
        </div>
      ))}
    </div>
  );
});
