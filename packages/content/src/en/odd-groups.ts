import type { OddGroup } from "../types.ts";
import { level1 } from "./odd-groups/level-1.ts";
import { level2 } from "./odd-groups/level-2.ts";
import { level3 } from "./odd-groups/level-3.ts";
import { level4 } from "./odd-groups/level-4.ts";
import { level5 } from "./odd-groups/level-5.ts";
import { level6 } from "./odd-groups/level-6.ts";

/** Groups of words, each with words that are the odd one out among them. */
export const oddGroups: readonly OddGroup[] = [
  ...level1,
  ...level2,
  ...level3,
  ...level4,
  ...level5,
  ...level6,
];
