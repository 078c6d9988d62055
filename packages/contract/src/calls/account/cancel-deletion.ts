import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

export const cancelDeletion = endpoint({
  section: "service",
  method: "DELETE",
  path: "/api/users/:userId/deletion",
  summary: "Cancels a requested deletion, until the grace period is over.",
  access: "own-user",
  params: z.object({ userId: id }),
  responses: { 200: z.object({}) },
  errors: ["deletion-begun"],
});
