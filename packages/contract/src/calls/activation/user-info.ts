import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { userInfoForm } from "../../entities/user-info-form.ts";

export const userInfo = endpoint({
  section: "service",
  method: "POST",
  path: "/api/user/info/:userId",
  summary: "A patient whom a clinician created says who they are.",
  access: "own-user",
  params: z.object({ userId: id }),
  body: userInfoForm,
  responses: { 200: z.object({}) },
  errors: ["nothing-to-set-up", "email-in-use", "too-many-requests"],
});
