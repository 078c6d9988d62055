import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { deviceSession } from "../../entities/account-details.ts";
import { id } from "../../entities/common.ts";

export const deviceSessions = endpoint({
  section: "service",
  method: "GET",
  path: "/api/users/:userId/sessions",
  summary: "The devices that are signed in, most recently used first.",
  access: "own-user",
  params: z.object({ userId: id }),
  responses: { 200: z.object({ sessions: z.array(deviceSession) }) },
});
