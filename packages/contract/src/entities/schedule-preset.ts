import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { errorBody } from "../errors.ts";
import * as longest from "../field-lengths.ts";
import { id, instant, level, typeId } from "./common.ts";
import { maxScheduleLines, taskCount } from "./schedule.ts";

/** How many presets one clinician may keep. */
export const maxPresets = 100;

export const presetName = z
  .string()
  .check(z.trim(), z.minLength(1), atMost(longest.presetName), z.regex(/^\P{C}+$/u));

/** A line as it is sent. */
export const newPresetLine = z.object({ taskTypeId: typeId, taskCount, taskLevel: level });

export const newPresetLines = z
  .array(newPresetLine)
  .check(z.minLength(1), z.maxLength(maxScheduleLines));

/** Homework to give to more than one patient. */
export const schedulePreset = z.object({
  presetId: id,
  name: z.string(),
  /** Only the author can change it. */
  isOwn: z.boolean(),
  /** Colleagues of the institution can use it. */
  isShared: z.boolean(),
  authorName: z.string(),
  version: z.int(),
  changedAt: instant,
  lines: z.array(
    z.object({
      taskTypeId: typeId,
      displayName: z.string(),
      taskName: z.string(),
      taskCount,
      taskLevel: level,
      maxLevel: level,
    }),
  ),
});
export type SchedulePreset = z.output<typeof schedulePreset>;

export const presetParams = z.object({ presetId: id });

/** Why a preset was not saved, with the current one if it was changed elsewhere in the meantime. */
export const presetConflict = z.extend(errorBody, { current: z.optional(schedulePreset) });
