import * as z from "zod/mini";
import * as longest from "../field-lengths.ts";
import { surveyCampaigns } from "../survey-values.ts";
import { text } from "./common.ts";
import { freeJson } from "./free-json.ts";
import { endOfTrialReasons } from "./survey-forms.ts";

/** How exercises feel: too easy, just right, too hard. */
export const difficulties = ["easy", "perfect", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

/**
 * The answers so far, or all of them with the last step. A part that is left out stays as it was. Names are
 * those of the specification.
 */
export const surveyResult = z.object({
  campaign: z.enum(surveyCampaigns),
  /** By then the first step of `how_are_your_tasks` and the comment of `end_of_trial` must have been given. */
  isFinalStep: z.boolean(),
  difficulty: z.optional(z.enum(difficulties)),
  /** The last step that was answered. */
  phase: z.optional(text(60)),
  satisfaction: z.optional(text(60)),
  additionalInfo: z.optional(text(longest.surveyText).check(z.trim())),
  /** Consent to share the comment in public, with the first name. Counts only if the difficulty was just right. */
  quote_consent: z.optional(z.boolean()),
  feedback: z.optional(
    z.array(z.enum(endOfTrialReasons)).check(z.maxLength(endOfTrialReasons.length)),
  ),
  otherMessage: z.optional(text(longest.surveyReason).check(z.trim())),
  extra: z.optional(freeJson),
});
export type SurveyResult = z.output<typeof surveyResult>;

/** Where somebody goes next. */
export const wayOn = {
  /** Path and query of a page; null if the survey ends with a thank-you. */
  destination: z.nullable(z.string()),
  /** For that page, if they came by a link: the token they came with only opens its own page. */
  token: z.nullable(z.string()),
};
