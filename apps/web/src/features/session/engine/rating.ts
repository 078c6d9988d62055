import type { RatingSheet } from "@regain/contract/entities/assessment";

/** Where to resume: the first question without an answer, or the very first if all are answered. */
export function firstOpen({ questions }: RatingSheet): number {
  return Math.max(
    0,
    questions.findIndex(({ value }) => value === null),
  );
}
