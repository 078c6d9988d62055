import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { level, text, typeId } from "../../entities/common.ts";
import { taskType } from "../../entities/session.ts";
import { taskView } from "../../entities/task-view.ts";

/** The same level and seed give the same item. Nothing is stored. */
export const previewTaskType = endpoint({
  section: "service",
  method: "GET",
  path: "/api/task/types/:typeId/preview",
  summary: "A preview item of an exercise.",
  access: "clinician",
  params: z.object({
    typeId: z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number)),
  }),
  query: z.object({
    level: z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
    seed: z.optional(text(60)),
  }),
  responses: { 200: z.object({ taskType, typeId, taskLevel: level, taskView }) },
  errors: ["unknown-task-type", "level-out-of-range"],
});
