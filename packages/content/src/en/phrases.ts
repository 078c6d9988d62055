import type { Phrase } from "../types.ts";
import { level1 } from "./phrases/level-1.ts";
import { level2 } from "./phrases/level-2.ts";
import { level3 } from "./phrases/level-3.ts";
import { level4 } from "./phrases/level-4.ts";
import { level5 } from "./phrases/level-5.ts";
import { level6 } from "./phrases/level-6.ts";
import { level7 } from "./phrases/level-7.ts";
import { level8 } from "./phrases/level-8.ts";

/** What is said for 'Repeat', from words of 1 syllable to sentences of 10 words. */
export const phrases: readonly Phrase[] = [
  ...level1,
  ...level2,
  ...level3,
  ...level4,
  ...level5,
  ...level6,
  ...level7,
  ...level8,
];
