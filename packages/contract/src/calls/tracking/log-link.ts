import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { instant, text } from "../../entities/common.ts";
import { freeJson } from "../../entities/free-json.ts";

/** A web URL, or a path of ours. */
const destination = z
  .string()
  .check(atMost(2_000), z.regex(/^(?:https?:\/\/[^\s/?#\\]|\/(?![/\\]))\S*$/i));

export const logLink = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/linkrouter/log",
  summary: "Counts the use of a link, without saying whose it was.",
  access: "anyone",
  body: z.object({
    /** Accepted but not trusted: the socket decides. */
    ip: z.optional(text(45)),
    destination,
    referrer: z.optional(text(2_000)),
    user_agent: z.optional(text(500)),
    metadata: z.optional(freeJson),
    /** When the caller says it happened; what is stored is when it arrived. */
    timestamp: instant,
  }),
  responses: { 200: z.object({}) },
  errors: ["too-many-requests"],
});
