import type { BuildSentence } from "../types.ts";
import { level1 } from "./build-sentences/level-1.ts";
import { level2 } from "./build-sentences/level-2.ts";
import { level3 } from "./build-sentences/level-3.ts";
import { level4 } from "./build-sentences/level-4.ts";
import { level5 } from "./build-sentences/level-5.ts";
import { level6 } from "./build-sentences/level-6.ts";
import { level7 } from "./build-sentences/level-7.ts";
import { level8 } from "./build-sentences/level-8.ts";

/**
 * Sentences to build, each read for other orders of its words: its nouns cannot change places, its articles and
 * adjectives fit one noun alone, and nothing in it could stand first as well as last. Where a sentence has another
 * order by its nature ("we heard the song that was very sad"), the words that tell it from that order are given.
 */
export const buildSentences: readonly BuildSentence[] = [
  ...level1,
  ...level2,
  ...level3,
  ...level4,
  ...level5,
  ...level6,
  ...level7,
  ...level8,
];
