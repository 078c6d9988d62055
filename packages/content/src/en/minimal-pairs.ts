import type { MinimalPair } from "../types.ts";
import { firstSoundPairs } from "./minimal-pairs/first-sound.ts";
import { lastSoundPairs } from "./minimal-pairs/last-sound.ts";
import { vowelSoundPairs } from "./minimal-pairs/vowel.ts";

/** Pairs of words that differ in one sound. */
export const minimalPairs: readonly MinimalPair[] = [
  ...firstSoundPairs,
  ...lastSoundPairs,
  ...vowelSoundPairs,
];
