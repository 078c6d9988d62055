import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day, id } from "../../entities/common.ts";

/** `userId`: whose trial it is. The link may be opened beside somebody else who is signed in. */
export const longerTrial = z.object({ userId: id, trialEndsOn: day });
export type LongerTrial = z.output<typeof longerTrial>;

export const retrial = endpoint({
  section: "userSignup",
  method: "POST",
  path: "/api/retrial",
  summary: "Makes a trial that is over 14 days longer, once.",
  access: "link",
  links: ["retrial"],
  responses: { 200: longerTrial },
  errors: ["link-used", "trial-not-over", "not-found", "too-many-requests"],
});
