import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { typeId } from "../../entities/common.ts";
import { taskEvent } from "../../entities/task-event.ts";
import { taskView } from "../../entities/task-view.ts";

/** An easy item of the exercise with the events that solve it; the player acts them out. */
export const tutorial = endpoint({
  section: "education",
  method: "GET",
  path: "/api/tutorials/:typeId",
  summary: "How an exercise is done: an item and what a patient does with it.",
  access: "signed-in",
  isCacheable: true,
  params: z.object({
    typeId: z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number)),
  }),
  responses: { 200: z.object({ typeId, taskView, events: z.array(taskEvent) }) },
  errors: ["unknown-task-type"],
});
