import type { WordProblem } from "../types.ts";
import { level1 } from "./word-problems/level-1.ts";
import { level2 } from "./word-problems/level-2.ts";
import { level3 } from "./word-problems/level-3.ts";
import { level4 } from "./word-problems/level-4.ts";
import { level5 } from "./word-problems/level-5.ts";
import { level6 } from "./word-problems/level-6.ts";
import { level7 } from "./word-problems/level-7.ts";
import { level8 } from "./word-problems/level-8.ts";

export const wordProblems: readonly WordProblem[] = [
  ...level1,
  ...level2,
  ...level3,
  ...level4,
  ...level5,
  ...level6,
  ...level7,
  ...level8,
];
