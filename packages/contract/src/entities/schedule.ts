import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { errorBody } from "../errors.ts";
import { fieldMessages } from "../field-messages.ts";
import { cutText, day, id, instant, level, typeId } from "./common.ts";

const isNoCount = { error: fieldMessages.taskCount };
/** Items in a session, 1 to 25. */
export const taskCount = z.int(isNoCount).check(z.minimum(1, isNoCount), z.maximum(25, isNoCount));
const isNoLevel = { error: fieldMessages.taskLevel };

/** Count and level of a line, as a clinician sets them. */
export const scheduledTaskForm = (maxLevel: number) =>
  z.object({
    taskCount,
    taskLevel: z.int(isNoLevel).check(z.minimum(1, isNoLevel), z.maximum(maxLevel, isNoLevel)),
  });

/** No exercise has more; the server knows how many each has. */
const maxLevels = 20;

/** More lines than there are exercises make no sense. */
export const maxScheduleLines = 60;

/** What a clinician allows the level rules to do in one exercise of a patient. */
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

/** A patient's level in an exercise. */
export const ownLevel = z.object({ taskTypeId: typeId, taskLevel: level, ...bounds });
export type OwnLevel = z.output<typeof ownLevel>;

/** When a clinician did something, and who; without a name if the rules did it, or the clinician is gone. */
const done = z.object({ at: instant, by: z.nullable(z.string()) });

/** A patient's homework and how it came about. */
export const schedule = z.object({
  /** Null while there is none. */
  scheduleId: z.nullable(id),
  /** 0 while there is none. */
  version: z.int(),
  scheduledTaskTypes: z.array(scheduledTaskType),
  /** For exercises not in the list for which the patient has a level: where they resume if added. */
  otherLevels: z.array(ownLevel),
  patientName: z.string(),
  /**
   * Since when what the patient chooses besides the homework has also counted for levels, and who allowed it;
   * null while it does not. A session that was built before does not count.
   */
  selfGuidedCountsSince: z.nullable(done),
  /** The last change; null while there is no schedule. Without a name if it was made from the patient's profile. */
  changed: z.nullable(done),
});
export type Schedule = z.output<typeof schedule>;

/** An unfinished session in the clinic, which is resumed there: what is left, as it was built then. */
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

/** A patient's homework, and where practice in the clinic would resume. */
export const scheduleInForce = z.extend(schedule, {
  /** Left out if the next session in the clinic is a new one. */
  leftInClinic: z.optional(leftInClinic),
});
export type ScheduleInForce = z.output<typeof scheduleInForce>;

/** A line as a clinician sends it. */
export const newScheduleLine = z.object({
  /** For an existing line. */
  id: z.optional(id),
  /** For a new line, as the editor names it. */
  temporaryId: z.optional(z.string().check(atMost(60))),
  taskTypeId: typeId,
  taskCount,
  /** If left out: the patient's current level, or 1 if the exercise is new. */
  taskLevel: z.optional(
    z.int(isNoLevel).check(z.minimum(1, isNoLevel), z.maximum(maxLevels, isNoLevel)),
  ),
  /**
   * A list may be sent back as it was read, but these are ignored: the server knows them, and the order is
   * that of the list.
   */
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

/** Why a schedule was not saved, with the current one if another was saved in the meantime. */
export const scheduleConflict = z.extend(errorBody, { current: z.optional(schedule) });
