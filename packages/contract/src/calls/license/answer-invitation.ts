import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

/** Accepting is for who has an account already; a new account accepts by being made. The link is used up. */
export const answerInvitation = endpoint({
  section: "license",
  method: "PATCH",
  path: "/api/invitations/:id",
  summary: "Accepts or declines an invitation.",
  access: "link",
  links: ["invitation"],
  params: z.object({ id }),
  body: z.object({ status: z.enum(["ACCEPTED", "DECLINED"]) }),
  responses: { 200: z.object({ status: z.enum(["ACCEPTED", "DECLINED"]) }) },
  errors: ["not-found", "email-in-use", "other-institution", "too-many-requests"],
});
