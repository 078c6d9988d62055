import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

/** `userId` is the invitation's id, as in the list of users. */
export const withdrawInvitation = endpoint({
  section: "license",
  method: "DELETE",
  path: "/api/institutions/:id/users/:userId/invitation",
  summary: "Withdraws an invitation that has not been accepted: its link becomes invalid.",
  access: "own-institution",
  params: z.object({ id, userId: id }),
  responses: { 200: z.object({}) },
  errors: ["not-found", "invitation-not-open"],
});
