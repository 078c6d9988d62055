import { fieldMessages } from "../field-messages.ts";
import type { Fault } from "./fault.ts";

/** What a clinician chooses at the desk: the day of a note, the count and the level of an exercise. */

const { required, dayToCome, taskCount, taskLevel } = fieldMessages;

export const dailyNoteFaults: readonly Fault[] = [
  ["date", "", required],
  ["date", "9999-12-31", dayToCome],
];
/** The note call answers both types, so no server requires one. */
export const noteTypeFaults: readonly Fault[] = [
  ["type", "", required],
  ["type", "long", required],
];
export const goodDailyNote = { type: "brief", date: "2026-01-05" } as const;

/** Of an exercise with this many levels. */
export const levelsOfTheRows = 12;
export const scheduledTaskFaults: readonly Fault[] = [
  ["taskCount", 0, taskCount],
  ["taskCount", 26, taskCount],
  ["taskCount", 2.5, taskCount],
  ["taskLevel", 0, taskLevel],
  ["taskLevel", levelsOfTheRows + 1, taskLevel],
  ["taskLevel", 21, taskLevel],
  ["taskLevel", 1.5, taskLevel],
];
export const goodScheduledTask = { taskCount: 25, taskLevel: levelsOfTheRows } as const;
