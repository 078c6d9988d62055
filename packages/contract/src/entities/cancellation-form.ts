import * as z from "zod/mini";
import { fieldMessages } from "../field-messages.ts";
import * as longest from "../field-lengths.ts";
import { oneOf } from "../field-rules.ts";
import { text } from "./common.ts";

/** Why somebody ends a subscription. */
export const cancellationReasons = [
  "too_expensive",
  "no_time",
  "too_difficult",
  "too_easy",
  "no_progress",
  "goals_reached",
  "technical_problems",
  "Other",
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** A reason, and what is not in the list in one's own words. */
export const cancellationForm = z
  .object({
    reason: oneOf(cancellationReasons),
    otherReason: text(longest.cancellationReason).check(z.trim()),
  })
  .check(
    z.refine(({ reason, otherReason }) => reason !== "Other" || otherReason !== "", {
      path: ["otherReason"],
      error: fieldMessages.required,
    }),
  );
