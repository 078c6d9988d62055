import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

export const endOtherSessions = endpoint({
  section: "service",
  method: "DELETE",
  path: "/api/users/:userId/sessions",
  summary: "Signs out all devices except the caller's.",
  access: "own-user",
  params: z.object({ userId: id }),
  responses: { 200: z.object({}) },
});
