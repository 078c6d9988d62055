import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { passwordRequirements } from "../../entities/password-requirements.ts";

export const userPasswordRequirements = endpoint({
  section: "service",
  method: "GET",
  path: "/api/users/:userId/password/requirements",
  summary: "What this person's new password must contain.",
  access: "signed-in-or-link",
  isOpenBeforeNewPassword: true,
  links: ["reset-password"],
  params: z.object({ userId: id }),
  responses: { 200: passwordRequirements },
});
