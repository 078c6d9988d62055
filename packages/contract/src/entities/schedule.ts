import * as z from "zod/mini";
import { id, level, typeId } from "./common.ts";

/** One line of a homework schedule. */
export const scheduledTaskType = z.object({
  id,
  displayName: z.string(),
  /** systemName of the task type. */
  taskName: z.string(),
  /** Items in a session, 1 to 25. */
  taskCount: z.int().check(z.minimum(1), z.maximum(25)),
  taskLevel: level,
  maxLevel: level,
  taskTypeId: typeId,
  taskOrder: z.int(),
});
export type ScheduledTaskType = z.output<typeof scheduledTaskType>;
