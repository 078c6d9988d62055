import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { freeJson } from "../../entities/free-json.ts";
import { linkPurposes } from "../../link-purposes.ts";
import { anonymousUser, eventNames } from "../../tracked-events.ts";

/** Visitors who are not signed in are distinguished only by the anonymous id, so it is required for them. */
export const logEvent = endpoint({
  section: "service",
  method: "POST",
  path: "/api/user/:userId/event/log/:eventName",
  summary:
    "Counts a page view or a button; the user's id may be `anonymous`. An anonymous id sent by a signed-in user is theirs from then on.",
  access: "own-user-or-anonymous",
  isOpenBeforeNewPassword: true,
  links: linkPurposes,
  params: z.object({
    userId: z.union([z.literal(anonymousUser), id]),
    eventName: z.enum(eventNames),
  }),
  query: z.object({
    eventSubType: z.optional(z.string().check(atMost(200), z.regex(/^[A-Za-z0-9/_.{}-]+$/))),
    /** Made by the browser. */
    anonymousId: z.optional(id),
  }),
  body: freeJson,
  responses: { 200: z.object({}) },
  errors: ["too-many-requests"],
});
