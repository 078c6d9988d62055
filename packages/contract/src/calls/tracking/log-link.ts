import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { instant, text } from "../../entities/common.ts";
import { freeJson } from "../../entities/free-json.ts";

/** An address of the web, or a path of our own. */
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
    /** Accepted and not believed: the socket decides. */
    ip: z.optional(text(45)),
    destination,
    referrer: z.optional(text(2_000)),
    user_agent: z.optional(text(500)),
    metadata: z.optional(freeJson),
    /** When the caller says it was; what is stored is when it came. */
    timestamp: instant,
  }),
  responses: { 200: z.object({}) },
  errors: ["too-many-requests"],
});
