import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

export const takeBackDeletion = endpoint({
  section: "service",
  method: "DELETE",
  path: "/api/users/:userId/deletion",
  summary: "Keeps the account after all, until the time of grace is over.",
  access: "own-user",
  params: z.object({ userId: id }),
  responses: { 200: z.object({}) },
  errors: ["deletion-begun"],
});
