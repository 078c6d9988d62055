import type { Content } from "../content.ts";
import { picture } from "../pictures.ts";
import { activities } from "./activities.ts";
import { exercises } from "./exercises.ts";
import { messages } from "./messages.ts";
import { phrases } from "./phrases.ts";
import { sortSets } from "./sort-sets.ts";
import { wordProblems } from "./word-problems.ts";
import { words } from "./words.ts";

export const english: Content = {
  locale: "en-US",
  words,
  activities,
  sortSets,
  wordProblems,
  phrases,
  exercises,
  messages,
  picture,
};
