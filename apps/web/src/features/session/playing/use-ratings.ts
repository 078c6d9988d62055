import type { RatingSheet } from "@regain/contract/entities/assessment";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Rating, ratingsQuery, saveRating } from "../api/assessment.ts";
import { firstOpen } from "../engine/rating.ts";

/** One question of the sheet after the other; each answer is kept as it is given. */
export function useRatings(patientId: string, sheet: RatingSheet) {
  const queries = useQueryClient();
  const [index, setIndex] = useState(() => firstOpen(sheet));
  const [given, setGiven] = useState<Rating>();
  const save = useMutation({
    mutationFn: (rating: Rating) => saveRating(patientId, rating),
    // One after the other: of two answers to a question the later one counts.
    scope: { id: "ratings" },
    onSuccess: (kept) => queries.setQueryData(ratingsQuery(patientId).queryKey, kept),
  });
  const question = sheet.questions[index];
  const value = given && given.questionId === question?.id ? given.value : question?.value;

  function go(to: number): void {
    setGiven(undefined);
    save.reset();
    setIndex(to);
  }
  function rate(rating: Rating): void {
    setGiven(rating);
    save.mutate(rating);
  }
  return {
    question,
    number: index + 1,
    value: value ?? undefined,
    /** The answer that is shown is kept, so the next question may come. */
    isKept: typeof value === "number" && value === question?.value && !save.isPending,
    error: save.error,
    rate,
    again: () => save.variables && save.mutate(save.variables),
    back: index > 0 ? () => go(index - 1) : undefined,
    next: index + 1 < sheet.questions.length ? () => go(index + 1) : undefined,
  };
}
