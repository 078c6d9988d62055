import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { redirectAnswer } from "../../entities/redirect-answer.ts";

/** A browser that follows the call as a link is taken to the page itself. */
export const eula = endpoint({
  section: "service",
  method: "GET",
  path: "/api/user/eula",
  summary: "Where the license agreement can be read.",
  access: "anyone",
  responses: { 200: z.object({ url: z.string() }), 303: redirectAnswer },
});
