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
 * Sentences to build, each checked for other orders of its words: its nouns cannot change places, its
 * articles and adjectives fit only one noun, and nothing in it could come first as well as last. If a
 * sentence inherently has another order ("we heard the song that was very sad"), the words that distinguish
 * it from that order are given.
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
