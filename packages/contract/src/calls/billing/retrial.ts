import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day } from "../../entities/common.ts";

export const retrial = endpoint({
  section: "userSignup",
  method: "POST",
  path: "/api/retrial",
  summary: "Makes a trial that is over 14 days longer, once.",
  access: "link",
  links: ["retrial"],
  responses: { 200: z.object({ trialEndsOn: day }) },
  errors: ["link-used", "trial-not-over", "not-found", "too-many-requests"],
});
