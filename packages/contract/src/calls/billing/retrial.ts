import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day } from "../../entities/common.ts";

/** Whose trial it is, the page has asked before (`portal/status/simple`). */
export const longerTrial = z.object({ trialEndsOn: day });
export type LongerTrial = z.output<typeof longerTrial>;

export const retrial = endpoint({
  section: "userSignup",
  method: "POST",
  path: "/api/retrial",
  summary: "Extends a trial that is over by 14 days, once.",
  access: "link",
  links: ["retrial"],
  responses: { 200: longerTrial },
  errors: ["link-used", "trial-not-over", "not-found", "too-many-requests"],
});
