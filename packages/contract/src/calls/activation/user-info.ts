import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { deviceTimeZone, id } from "../../entities/common.ts";
import { userInfoForm } from "../../entities/user-info-form.ts";

export const userInfo = endpoint({
  section: "service",
  method: "POST",
  path: "/api/user/info/:userId",
  summary: "Sets the name and email of a patient whom a clinician created.",
  access: "own-user",
  params: z.object({ userId: id }),
  body: z.extend(userInfoForm, {
    /** Becomes the account's: until now it had the zone of whoever made it. */
    timeZone: deviceTimeZone,
  }),
  responses: { 200: z.object({}) },
  errors: ["nothing-to-set-up", "email-in-use", "too-many-requests"],
});
