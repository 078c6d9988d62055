import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { invitationForm } from "../../entities/invitation-form.ts";

/** An earlier invitation of the address that expired or was declined is replaced. */
export const inviteUser = endpoint({
  section: "license",
  method: "POST",
  path: "/api/institutions/:id/users",
  summary: "Invites somebody to the institution by email.",
  access: "own-institution",
  params: z.object({ id }),
  body: invitationForm,
  responses: { 200: z.object({ id, email: z.string() }) },
  errors: [
    "email-in-use",
    "own-address",
    "already-invited",
    "other-institution",
    "address-suppressed",
    "too-many-requests",
  ],
});
