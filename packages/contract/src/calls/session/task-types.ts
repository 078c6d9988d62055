import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { taskType } from "../../entities/session.ts";

export const taskTypes = endpoint({
  section: "service",
  method: "GET",
  path: "/api/task/types",
  summary: "All exercises.",
  access: "signed-in",
  isCacheable: true,
  responses: { 200: z.object({ taskTypes: z.array(taskType) }) },
});
