import type { Speech } from "@regain/contract/entities/task-view";
import { ClipPlayer } from "./clip-player.tsx";
import { VoicePlayer } from "./voice-player.tsx";

interface AudioPlayerProps {
  readonly speech: Speech;
  readonly title: string;
  readonly signal: AbortSignal;
}

/** A longer recording, or the device's voice if there is no recording. */
export function AudioPlayer({ speech, title, signal }: AudioPlayerProps) {
  return speech.audioPaths.length > 0 ? (
    <ClipPlayer paths={speech.audioPaths} title={title} signal={signal} />
  ) : (
    <VoicePlayer speech={speech} title={title} signal={signal} />
  );
}
