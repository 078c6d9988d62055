import { i18n } from "@lingui/core";
import { readSettings } from "../../../lib/settings-store.ts";
import { contentPath } from "../stimuli/content-path.ts";
import { clipPlayer } from "./clip-player.ts";
import { hasVoice, sayWithDevice } from "./device-voice.ts";
import { feedbackSounds } from "./feedback-sounds.ts";
import { createReader } from "./read-aloud.ts";
import { createVoice } from "./voice.ts";

/** The page's one voice. */
export const voice = createVoice({
  clips: clipPlayer(),
  device: sayWithDevice,
  isThere: hasVoice,
  settings: readSettings,
  language: () => i18n.locale,
  addressOf: (path) => contentPath(path),
});

/** What the page's voice reads to the patient, word by word. */
export const reader = createReader(voice);

export const sounds = feedbackSounds();

/** Must be called in the tap that starts practice: browsers let a page play sound only after one. */
export function unlockSound(): void {
  voice.unlock();
  sounds.unlock();
}
