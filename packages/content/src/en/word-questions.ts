import type { WordQuestion } from "../types.ts";
import { level1 } from "./word-questions/level-1.ts";
import { level2 } from "./word-questions/level-2.ts";
import { level3 } from "./word-questions/level-3.ts";
import { level4 } from "./word-questions/level-4.ts";
import { level5 } from "./word-questions/level-5.ts";
import { level6 } from "./word-questions/level-6.ts";

/** Questions that are answered with a word. */
export const wordQuestions: readonly WordQuestion[] = [
  ...level1,
  ...level2,
  ...level3,
  ...level4,
  ...level5,
  ...level6,
];
