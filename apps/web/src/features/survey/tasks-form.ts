import { difficulties, type Difficulty } from "@regain/contract/entities/survey";
import { oneOf } from "@regain/contract/field-rules";
import * as z from "zod/mini";

/** How the exercises feel, and what there is to say of it. */
export interface TasksValues {
  readonly difficulty: Difficulty | "";
  readonly words: string;
  readonly consent: boolean;
}

export const emptyTasks: TasksValues = { difficulty: "", words: "", consent: false };

/** Words may be left out. */
export const tasksSchema = z.object({ difficulty: oneOf(difficulties) });

/** As the wire has it. */
export const answersOf = ({ difficulty, words, consent }: TasksValues) => ({
  ...(difficulty ? { difficulty } : {}),
  additionalInfo: words,
  quote_consent: consent,
});
