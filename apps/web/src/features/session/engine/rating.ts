import type { RatingSheet } from "@regain/contract/entities/assessment";

/** Where to go on: the first question without an answer; the first of all where each has one. */
export function firstOpen({ questions }: RatingSheet): number {
  return Math.max(
    0,
    questions.findIndex(({ value }) => value === null),
  );
}
