import type { SpokenAnswer } from "@regain/contract/entities/spoken-answer";
import { groupBy } from "../../lib/group-by.ts";

export interface DayOfAnswers {
  readonly date: string;
  readonly answers: readonly SpokenAnswer[];
}

/** The answers in their given order, day by day. */
export const byDay = (answers: readonly SpokenAnswer[]): readonly DayOfAnswers[] =>
  [...groupBy(answers, ({ date }) => date)].map(([date, own]) => ({ date, answers: own }));
