import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { errorBody } from "../errors.ts";
import { fieldComplaints } from "../field-complaints.ts";
import { cutText, day, id, instant, level, typeId } from "./common.ts";

const isNoCount = { error: fieldComplaints.taskCount };
/** Items in a session, 1 to 25. */
export const taskCount = z.int(isNoCount).check(z.minimum(1, isNoCount), z.maximum(25, isNoCount));
const isNoLevel = { error: fieldComplaints.taskLevel };

/** Times and level of a line, as a clinician sets them. */
export const scheduledTaskForm = (maxLevel: number) =>
  z.object({
    taskCount,
    taskLevel: z.int(isNoLevel).check(z.minimum(1, isNoLevel), z.maximum(maxLevel, isNoLevel)),
  });

/** No exercise has more; how many it has, the server knows. */
const mostLevels = 20;

/** More lines than there are exercises make no sense. */
export const mostScheduleLines = 60;

/** What a clinician allows the rules of levels to do at one exercise of a patient. */
const bounds = {
  /** The level stays as it is. */
  isLocked: z.boolean(),
  /** The lowest and the highest level that practice may lead to; null where there is no such bound. */
  floor: z.nullable(level),
  ceiling: z.nullable(level),
};

/** One line of a homework schedule. */
export const scheduledTaskType = z.object({
  id,
  displayName: z.string(),
  /** systemName of the task type. */
  taskName: z.string(),
  taskCount,
  taskLevel: level,
  maxLevel: level,
  taskTypeId: typeId,
  taskOrder: z.int(),
  ...bounds,
});
export type ScheduledTaskType = z.output<typeof scheduledTaskType>;

/** Where a patient stands at an exercise. */
export const ownLevel = z.object({ taskTypeId: typeId, taskLevel: level, ...bounds });
export type OwnLevel = z.output<typeof ownLevel>;

/** When a clinician did something, and who; without a name where the rules did it, or where the clinician is gone. */
const done = z.object({ at: instant, by: z.nullable(z.string()) });

/** A patient's homework with how it came to be. */
export const schedule = z.object({
  /** Null while there is none. */
  scheduleId: z.nullable(id),
  /** 0 while there is none. */
  version: z.int(),
  scheduledTaskTypes: z.array(scheduledTaskType),
  /** Of exercises that the patient has a level for and that are not in the list: there they go on if they are added. */
  otherLevels: z.array(ownLevel),
  patientName: z.string(),
  /**
   * Since when what the patient chooses beside the homework has counted for levels as well, and who allowed it; null
   * while it does not. A session that was built before does not count.
   */
  selfGuidedCountsSince: z.nullable(done),
  /** The last change; null while there is no schedule. Without a name where it was made from the patient's profile. */
  changed: z.nullable(done),
});
export type Schedule = z.output<typeof schedule>;

/** A session in the clinic that was left in its middle and is gone on with there: what is left, as it was built then. */
const leftInClinic = z.object({
  /** The patient's day of it. */
  date: day,
  lines: z.array(
    z.pick(scheduledTaskType, {
      displayName: true,
      taskTypeId: true,
      taskCount: true,
      taskLevel: true,
      maxLevel: true,
    }),
  ),
});

/** A patient's homework, and where practice in the clinic would go on. */
export const scheduleInForce = z.extend(schedule, {
  /** Left out where the next session in the clinic is a new one. */
  leftInClinic: z.optional(leftInClinic),
});
export type ScheduleInForce = z.output<typeof scheduleInForce>;

/** A line as a clinician sends it. */
export const newScheduleLine = z.object({
  /** Of a line that is there already. */
  id: z.optional(id),
  /** Of a line that is new, as the editor names it. */
  temporaryId: z.optional(z.string().check(atMost(60))),
  taskTypeId: typeId,
  taskCount,
  /** Left out: where the patient practises it now, 1 where it is new. */
  taskLevel: z.optional(
    z.int(isNoLevel).check(z.minimum(1, isNoLevel), z.maximum(mostLevels, isNoLevel)),
  ),
  /** As a list is read, so it may be sent back: these the server knows better, and takes from the order of the list. */
  displayName: z.optional(cutText(200)),
  taskName: z.optional(cutText(200)),
  maxLevel: z.optional(z.number()),
  taskOrder: z.optional(z.number()),
  /** Each bound that is left out stays as it is. */
  isLocked: z.optional(bounds.isLocked),
  floor: z.optional(bounds.floor),
  ceiling: z.optional(bounds.ceiling),
});
export type NewScheduleLine = z.output<typeof newScheduleLine>;

/** Why a schedule was not saved; with the one that is in force where another one was saved meanwhile. */
export const scheduleConflict = z.extend(errorBody, { current: z.optional(schedule) });
