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
 * What was answered so far, or all of it with the last step. A part that is left out stays as it was. Names as the
 * specification has them.
 */
export const surveyResult = z.object({
  campaign: z.enum(surveyCampaigns),
  /** By then the first step of `how_are_your_tasks` and the words of `end_of_trial` must have been said. */
  isFinalStep: z.boolean(),
  difficulty: z.optional(z.enum(difficulties)),
  /** The step that was answered last. */
  phase: z.optional(text(60)),
  satisfaction: z.optional(text(60)),
  additionalInfo: z.optional(text(longest.surveyText).check(z.trim())),
  /** To share the words in public, with the first name. Counts of who finds it just right. */
  quote_consent: z.optional(z.boolean()),
  feedback: z.optional(
    z.array(z.enum(endOfTrialReasons)).check(z.maxLength(endOfTrialReasons.length)),
  ),
  otherMessage: z.optional(text(longest.surveyReason).check(z.trim())),
  extra: z.optional(freeJson),
});
export type SurveyResult = z.output<typeof surveyResult>;

/** Where somebody goes on. */
export const wayOn = {
  /** Path and query of a page; null where the survey ends with a word of thanks. */
  destination: z.nullable(z.string()),
  /** For that page, of who came by a link: the one they came with opens their own page only. */
  token: z.nullable(z.string()),
};
