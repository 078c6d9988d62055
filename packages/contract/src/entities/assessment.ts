import * as z from "zod/mini";

export const ratingValue = z.int().check(z.minimum(1), z.maximum(5));

/** The questions after the assessment, with what was answered so far. */
export const ratingSheet = z.object({
  title: z.string(),
  instruction: z.string(),
  questions: z.array(
    z.object({ id: z.string(), text: z.string(), value: z.nullable(ratingValue) }),
  ),
  /** From 1 (very hard) to 5 (easy). */
  labels: z.array(z.object({ value: ratingValue, text: z.string() })),
});
export type RatingSheet = z.output<typeof ratingSheet>;
