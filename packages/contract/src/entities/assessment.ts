import * as z from "zod/mini";
import { speech } from "./task-view.ts";

export const ratingValue = z.int().check(z.minimum(1), z.maximum(5));

/** The questions after the assessment, with the answers so far. */
export const ratingSheet = z.object({
  title: z.string(),
  instruction: speech,
  questions: z.array(z.extend(speech, { id: z.string(), value: z.nullable(ratingValue) })),
  /** From 1 (very hard) to 5 (easy). */
  labels: z.array(z.extend(speech, { value: ratingValue })),
});
export type RatingSheet = z.output<typeof ratingSheet>;
