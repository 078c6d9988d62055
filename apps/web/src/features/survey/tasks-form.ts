import { text } from "@regain/contract/entities/common";
import { difficulties, type Difficulty } from "@regain/contract/entities/survey";
import * as longest from "@regain/contract/field-lengths";
import { oneOf } from "@regain/contract/field-rules";
import * as z from "zod/mini";

/** How the exercises feel, and comments about it. */
export interface TasksValues {
  readonly difficulty: Difficulty | "";
  readonly words: string;
  readonly consent: boolean;
}

export const emptyTasks: TasksValues = { difficulty: "", words: "", consent: false };

/** Comments are optional. */
export const tasksSchema = z.object({
  difficulty: oneOf(difficulties),
  words: text(longest.surveyText),
});

/** In the wire format. */
export const answersOf = ({ difficulty, words, consent }: TasksValues) => ({
  ...(difficulty ? { difficulty } : {}),
  additionalInfo: words,
  quote_consent: consent,
});
