import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { wayOn } from "../../entities/survey.ts";
import { surveyCampaigns } from "../../survey-values.ts";

/** What was answered is not told again: a link lies in a mailbox for months. */
export const readSurvey = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/survey/results",
  summary: "Who answers a survey, by the link of its letter or by their session.",
  access: "patient-or-link",
  links: ["survey"],
  query: z.object({ campaign: z.enum(surveyCampaigns) }),
  responses: {
    200: z.object({
      /** Their first name, where we know it. */
      name: z.nullable(z.string()),
      isFinished: z.boolean(),
      /** Of a survey that is finished: where it led. */
      destination: wayOn.destination,
    }),
  },
});
