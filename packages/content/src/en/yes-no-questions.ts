import type { YesNoQuestion } from "../types.ts";
import { level1 } from "./yes-no/level-1.ts";
import { level2 } from "./yes-no/level-2.ts";
import { level3 } from "./yes-no/level-3.ts";
import { level4 } from "./yes-no/level-4.ts";
import { level5 } from "./yes-no/level-5.ts";
import { level6 } from "./yes-no/level-6.ts";

/** Questions that every adult would answer the same: about the world, never about the person. */
export const yesNoQuestions: readonly YesNoQuestion[] = [
  ...level1,
  ...level2,
  ...level3,
  ...level4,
  ...level5,
  ...level6,
];
