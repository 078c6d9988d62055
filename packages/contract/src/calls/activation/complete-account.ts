import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cutText, deviceTimeZone, nonEmptyText, text } from "../../entities/common.ts";
import { areas, conditionPeriods, conditions } from "../../entities/enumerations.ts";
import { accepted, age, email, password, personName, username } from "../../field-rules.ts";

/** Named after the form's pages, which are not the wizard's steps. */
export const completeAccountPages = z.object({
  Account: z.object({ accept_eula: accepted, email, username, password }),
  Location: z.object({
    locale: nonEmptyText(12),
    timeZone: deviceTimeZone,
  }),
  Demographics: z.object({
    age,
    firstName: personName,
    lastName: personName,
  }),
  Diagnosis: z.object({
    /** Areas to improve. */
    skills: z.array(z.enum(areas)).check(z.maxLength(areas.length)),
    /** Conditions. */
    disorders: z.array(z.enum(conditions)).check(z.maxLength(conditions.length)),
    since: z.nullable(z.enum(conditionPeriods)),
  }),
});
export type CompleteAccountPages = z.output<typeof completeAccountPages>;

export const completeAccount = endpoint({
  section: "signup",
  method: "POST",
  path: "/api/form/patient/completeAccount",
  summary: "Completes the account of a patient who was invited or preauthorized.",
  access: "link",
  links: ["invitation", "activation"],
  query: z.object({
    /** Months. Accepted but not trusted: the link says what was agreed. */
    subscriptionTime: z.optional(cutText(10)),
  }),
  body: z.object({
    platform: text(40),
    /** Accepted but not trusted: the socket decides. */
    client_ip_address: z.optional(text(45)),
    source: z.optional(cutText(60)),
    request_id: text(64),
    pages: completeAccountPages,
  }),
  responses: { 200: z.object({ data: z.object({ token: z.string() }) }) },
  errors: ["weak-password", "email-in-use", "link-used", "too-many-requests"],
});
