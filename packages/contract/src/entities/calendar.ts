import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { day } from "./common.ts";
import { daySeconds } from "./day-seconds.ts";

/**
 * Practice of one day at one kind of place. A day with both has two entries, home first, so that neither the
 * minutes nor the items of one are mistaken for the other's.
 */
export const calendarDay = z.object({
  date: daySeconds,
  inClinic: z.boolean(),
  /** Seconds, at most 5 minutes per item. */
  duration: z.int(),
  /** Items answered or skipped. */
  completedTaskCount: z.int(),
});
export type CalendarDay = z.output<typeof calendarDay>;

export const practiceCalendar = z.object({
  patientName: z.string(),
  startDate: day,
  endDate: day,
  /** The patient's own day, or the day in `tz`. */
  today: day,
  /** Of all practice; null before any practice. */
  firstDay: z.nullable(day),
  /** Days with practice, oldest first. */
  days: z.array(calendarDay),
});
export type PracticeCalendar = z.output<typeof practiceCalendar>;

/** A day with practice, compared with what was asked for. */
export const complianceDay = z.object({
  date: daySeconds,
  /** Seconds, at home and in the clinic together. */
  duration: z.int(),
  /** The same in whole minutes. */
  minutes: z.int(),
  completedTaskCount: z.int(),
  /** 30 minutes or more. */
  goalMet: z.boolean(),
  /** A session of the schedule was finished with an item on this day. */
  scheduledSessionDone: z.boolean(),
  /** Any of it was in the clinic. */
  inClinic: z.boolean(),
});
export type ComplianceDay = z.output<typeof complianceDay>;

/** Longer ranges are refused: nobody reads them, and the answer stays bounded. */
export const maxCalendarDays = 1_096;

/** The default start is the first of the month two months before the end; the default end is today. */
export const calendarQuery = {
  startDate: z.optional(day),
  endDate: z.optional(day),
  /** IANA name; moves only "today". */
  tz: z.optional(z.string().check(atMost(64))),
};
