import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cutText, deviceTimeZone, flag, id } from "../../entities/common.ts";
import { fieldMessages } from "../../field-messages.ts";
import { email, password } from "../../field-rules.ts";

/** Values are strings, `"true"` and `"false"` among them. The link is used up. */
export const acceptHomework = endpoint({
  section: "dashboard",
  method: "PUT",
  path: "/api/patients/:id/clinicians/:clinicianId/hw-invite",
  summary: "Sets up an account by a homework invitation and shares it with the clinician.",
  access: "link",
  links: ["homework-invitation"],
  params: z.object({ id, clinicianId: id }),
  body: z.object({
    email,
    careGiver: z.optional(flag),
    /** Required if the account is not set up yet. */
    password: z.optional(password),
    acceptedEULA: z.literal("true", { error: fieldMessages.eula }),
    action: z.optional(cutText(60)),
    /** Becomes the zone of an account that was not set up yet. */
    timeZone: deviceTimeZone,
  }),
  responses: { 200: z.object({}) },
  errors: ["not-found", "weak-password", "email-in-use", "link-used", "too-many-requests"],
});
