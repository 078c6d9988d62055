import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cancellationReasons } from "../../entities/cancellation-form.ts";
import { text } from "../../entities/common.ts";
import * as longest from "../../field-lengths.ts";

/**
 * `cancel` lets it end with what is paid and wants a reason, `Other` one in the person's own words; `resume` takes that
 * back. Where a payment is overdue, `cancel` ends it at once and that payment is not asked for any more: nothing is left
 * to resume. While the account waits to be deleted nothing is resumed. The message has `+` for spaces.
 */
export const changeSubscription = endpoint({
  section: "userSignup",
  method: "PATCH",
  path: "/api/subscribe",
  summary:
    "Cancels the subscription at the end of what is paid, at once where a payment is overdue, or takes it up again.",
  access: "patient",
  body: z.object({
    action: z.enum(["cancel", "resume"]),
    reason: z.optional(z.enum(cancellationReasons)),
    otherReason: z.optional(text(longest.cancellationReason)),
  }),
  responses: { 200: z.object({ message: z.string() }) },
  errors: ["nothing-to-cancel", "nothing-to-resume", "forbidden", "payments-unavailable"],
});
