import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

/** One change at a time. An empty password is a reset: the old one becomes invalid. */
export const changeUser = endpoint({
  section: "license",
  method: "PATCH",
  path: "/api/institutions/:id/users/:userId",
  summary:
    "Resets the password of a user of the institution, suspends them, or lets them in again.",
  access: "own-institution",
  params: z.object({ id, userId: id }),
  body: z
    .object({
      password: z.optional(z.literal("")),
      status: z.optional(z.enum(["SUSPENDED", "ACTIVE"])),
      /** Whether a clinician manages the institution. */
      institutionAdmin: z.optional(z.boolean()),
    })
    .check(
      z.refine((change) => Object.values(change).filter((one) => one !== undefined).length === 1),
    ),
  responses: {
    200: z.object({
      /** Where the link to set a new password was sent. */
      sentTo: z.nullable(z.string()),
      /** For somebody without an address: shown only this once, and stored nowhere. */
      oneTimePassword: z.nullable(z.string()),
    }),
  },
  errors: [
    "not-found",
    "not-accepted-yet",
    "last-admin",
    "last-to-stay",
    "not-yourself",
    "user-signs-in-elsewhere",
    "clinicians-only",
    "person-suspended",
    "too-many-requests",
  ],
});
