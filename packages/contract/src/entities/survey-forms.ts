import * as z from "zod/mini";
import * as longest from "../field-lengths.ts";
import { filled, typedNumber } from "../field-rules.ts";
import { text } from "./common.ts";

/** Why somebody does not continue after the trial. */
export const endOfTrialReasons = [
  "not_right_now",
  "not_sure",
  "too_difficult",
  "too_easy",
  "no_device",
  "too_expensive",
  "other",
] as const;
export type EndOfTrialReason = (typeof endOfTrialReasons)[number];

interface Feedback {
  readonly feedback: readonly EndOfTrialReason[];
  readonly otherMessage: string;
}

/** Writing something next to `other` selects it. */
export const withOther = <Values extends Feedback>(values: Values): Values => ({
  ...values,
  feedback: [
    ...new Set([...values.feedback, ...(values.otherMessage ? (["other"] as const) : [])]),
  ],
});

/** After the trial: reasons, and further comments, which are required. */
export const endOfTrialForm = z.pipe(
  z.object({
    feedback: z.array(z.enum(endOfTrialReasons)).check(z.maxLength(endOfTrialReasons.length)),
    otherMessage: text(longest.surveyReason).check(z.trim()),
    additionalInfo: filled(longest.surveyText),
  }),
  z.transform(withOther),
);

/** What a month may cost, in dollars. */
export const scholarshipRange = { min: 0, max: 29.99, step: 0.01 } as const;

const amountPattern = /^\d{1,2}(?:\.\d{1,2})?$/;
const isAmount = (typed: string): boolean =>
  amountPattern.test(typed) && Number(typed) <= scholarshipRange.max;

/** What somebody can pay per month. */
export const scholarshipForm = z.object({ amount: typedNumber(isAmount, "amount", "required") });
