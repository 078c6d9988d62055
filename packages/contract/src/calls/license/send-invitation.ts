import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

/** `userId` is the invitation's id, as in the list of users. */
export const sendInvitation = endpoint({
  section: "license",
  method: "POST",
  path: "/api/institutions/:id/users/:userId/invitation/send",
  summary: "Sends an open invitation again; it is valid for another 7 days.",
  access: "own-institution",
  params: z.object({ id, userId: id }),
  responses: { 200: z.object({}) },
  errors: ["not-found", "invitation-not-open", "address-suppressed", "too-many-requests"],
});
