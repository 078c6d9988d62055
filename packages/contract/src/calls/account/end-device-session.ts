import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

export const endDeviceSession = endpoint({
  section: "service",
  method: "DELETE",
  path: "/api/users/:userId/sessions/:sessionId",
  summary: "Signs one device out.",
  access: "own-user",
  params: z.object({ userId: id, sessionId: id }),
  responses: { 200: z.object({}) },
});
