import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { ticked } from "../../field-rules.ts";

/** A clinician's caseload goes to the admin who asks, and the account is deleted; a patient's account stays. */
export const removeUser = endpoint({
  section: "license",
  method: "DELETE",
  path: "/api/institutions/:id/users/:userId",
  summary: "Removes a clinician from the institution, or discharges a patient from it.",
  access: "own-institution",
  params: z.object({ id, userId: id }),
  /** What is lost with a clinician has to be acknowledged; discharging a patient needs no body. */
  body: z.object({ acknowledged: z.optional(ticked) }),
  responses: {
    200: z.object({
      /** How many patients the admin has taken over. */
      patients: z.int(),
    }),
  },
  errors: ["not-found", "not-accepted-yet", "last-admin", "last-to-stay", "not-yourself"],
});
