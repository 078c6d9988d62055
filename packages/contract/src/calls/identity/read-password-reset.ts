import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

export const readPasswordReset = endpoint({
  section: "service",
  method: "GET",
  path: "/api/password/reset",
  summary: "Whose password the link of a mail is to set anew. Does not use the link up.",
  access: "link",
  links: ["reset-password"],
  responses: { 200: z.object({ userId: id, username: z.string() }) },
});
