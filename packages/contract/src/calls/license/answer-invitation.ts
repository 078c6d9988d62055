import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, text } from "../../entities/common.ts";

/**
 * Accepting is for people who already have an account; a new account accepts by being created. The link is
 * used up. That an account has the invited address does not say who made it: accepting requires a session of
 * it besides the link.
 */
export const answerInvitation = endpoint({
  section: "license",
  method: "PATCH",
  path: "/api/invitations/:id",
  summary: "Accepts or declines an invitation.",
  access: "link",
  links: ["invitation"],
  params: z.object({ id }),
  body: z.object({
    status: z.enum(["ACCEPTED", "DECLINED"]),
    /** Of the signed-in account, to accept. */
    accessToken: z.optional(text(200)),
  }),
  responses: { 200: z.object({ status: z.enum(["ACCEPTED", "DECLINED"]) }) },
  errors: [
    "not-found",
    "log-in-to-accept",
    "email-in-use",
    "other-institution",
    "deletion-begun",
    "too-many-requests",
  ],
});
