import type { QueueLimits } from "./bounded-queue.ts";
import { hasPocketsphinx, pocketsphinx } from "./pocketsphinx.ts";
import type { Recogniser } from "./recogniser.ts";
import { soundswallower } from "./soundswallower.ts";

export const speechEngines = ["auto", "pocketsphinx", "soundswallower", "none"] as const;
export type SpeechEngine = (typeof speechEngines)[number];

const limits: QueueLimits = { atOnce: 2, waiting: 20 };

/** The best engine that this machine has; undefined where none is wanted: then patients judge by themselves. */
export async function chooseRecogniser(wanted: SpeechEngine): Promise<Recogniser | undefined> {
  if (wanted === "none") return undefined;
  if (wanted === "pocketsphinx" || (wanted === "auto" && hasPocketsphinx()))
    return pocketsphinx(limits);
  return soundswallower(limits);
}
