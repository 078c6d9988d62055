import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { wayOn } from "../../entities/survey.ts";

export const readScholarship = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/survey/scholarship",
  summary:
    "Whether a scholarship can be requested, by the link in an email or a survey, or by a session.",
  access: "patient-or-link",
  links: ["scholarship"],
  responses: {
    200: z.object({
      /** Whose it is. The link may be opened while somebody else is signed in. */
      userId: id,
      /** A trial is over, and nothing has been subscribed to since. */
      isEligible: z.boolean(),
      /** The last amount, in dollars: `12.50`. */
      amount: z.nullable(z.string()),
      /** The plans at that price, if it is one. */
      destination: wayOn.destination,
    }),
  },
});
