import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { wayOn } from "../../entities/survey.ts";
import { surveyCampaigns } from "../../survey-values.ts";

/** The answers given are not returned: a link stays in a mailbox for months. */
export const readSurvey = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/survey/results",
  summary: "Who answers a survey, by the link in its email or by their session.",
  access: "patient-or-link",
  links: ["survey"],
  query: z.object({ campaign: z.enum(surveyCampaigns) }),
  responses: {
    200: z.object({
      /** The link may be opened while somebody else is signed in. */
      userId: id,
      /** Their first name, if known. */
      name: z.nullable(z.string()),
      isFinished: z.boolean(),
      /** Where a finished survey led. */
      destination: wayOn.destination,
    }),
  },
});
