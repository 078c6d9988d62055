import { StartupError } from "../../db/startup-error.ts";
import type { QueueLimits } from "./bounded-queue.ts";
import { hasPocketsphinx, pocketsphinx } from "./pocketsphinx.ts";
import type { Recogniser } from "./recogniser.ts";
import { soundswallower } from "./soundswallower.ts";

export const speechEngines = ["auto", "pocketsphinx", "soundswallower", "none"] as const;
export type SpeechEngine = (typeof speechEngines)[number];

const limits: QueueLimits = { atOnce: 2, waiting: 20 };

/**
 * The best engine that this machine has; undefined if none is wanted: then patients judge their answers themselves.
 * @throws StartupError if the requested engine is not installed
 */
export async function chooseRecogniser(wanted: SpeechEngine): Promise<Recogniser | undefined> {
  if (wanted === "none") return undefined;
  const isInstalled = hasPocketsphinx();
  if (wanted === "pocketsphinx" && !isInstalled)
    throw new StartupError(
      "SPEECH_ENGINE is pocketsphinx, but that is not installed: install it (Debian: pocketsphinx, pocketsphinx-en-us), or set SPEECH_ENGINE to auto.",
    );
  return isInstalled && wanted !== "soundswallower" ? pocketsphinx(limits) : soundswallower(limits);
}
