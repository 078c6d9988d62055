import { scholarshipForm } from "@regain/contract/entities/survey-forms";
import * as z from "zod/mini";

export interface ScholarshipValues {
  readonly amount: string;
}

export const emptyScholarship: ScholarshipValues = { amount: "" };

/** Parses amounts as people write them: `$12`, `12,50`. */
export const amountOf = (typed: string): string =>
  typed
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/^(\d+),(\d{1,2})$/, "$1.$2");

/** The contract's rule, applied to what people write. */
export const scholarshipSchema = z.object({
  amount: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed): string | number => amountOf(typed)),
    ),
    scholarshipForm.shape.amount,
  ),
});
