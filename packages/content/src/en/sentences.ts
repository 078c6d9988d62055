import type { Sentence } from "../types.ts";
import { active } from "./sentences/active.ts";
import { locative } from "./sentences/locative.ts";
import { relative } from "./sentences/relative.ts";
import { cleft, passive, reversible } from "./sentences/reversible.ts";

/** Sentences about drawn scenes, from the easiest to the hardest structure. */
export const sentences: readonly Sentence[] = [
  ...active,
  ...locative,
  ...reversible,
  ...passive,
  ...cleft,
  ...relative,
];
