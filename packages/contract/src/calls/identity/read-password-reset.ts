import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

export const readPasswordReset = endpoint({
  section: "service",
  method: "GET",
  path: "/api/password/reset",
  summary: "Whose password an emailed link resets. Does not use up the link.",
  access: "link",
  links: ["reset-password"],
  responses: { 200: z.object({ userId: id, username: z.string() }) },
});
