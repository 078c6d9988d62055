import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cancellationReasons } from "../../entities/cancellation-form.ts";
import { text } from "../../entities/common.ts";
import * as longest from "../../field-lengths.ts";

/**
 * `cancel` lets it end with the paid period and requires a reason, for `Other` in the person's own words;
 * `resume` undoes that. If a payment is overdue, `cancel` ends it immediately and the payment is no longer
 * collected: nothing is left to resume. While the account is waiting to be deleted, nothing can be resumed.
 * The message has `+` for spaces.
 */
export const changeSubscription = endpoint({
  section: "userSignup",
  method: "PATCH",
  path: "/api/subscribe",
  summary:
    "Cancels the subscription at the end of the paid period, or immediately if a payment is overdue; or resumes it.",
  access: "patient",
  body: z.object({
    action: z.enum(["cancel", "resume"]),
    reason: z.optional(z.enum(cancellationReasons)),
    otherReason: z.optional(text(longest.cancellationReason)),
  }),
  responses: { 200: z.object({ message: z.string() }) },
  errors: ["nothing-to-cancel", "nothing-to-resume", "forbidden", "payments-unavailable"],
});
