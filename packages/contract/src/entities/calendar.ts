import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { day } from "./common.ts";
import { daySeconds } from "./day-seconds.ts";

/**
 * Practice of one day at one kind of place. A day with both has two entries, at home first: so that neither the
 * minutes nor the items of one are taken for the other's.
 */
export const calendarDay = z.object({
  date: daySeconds,
  inClinic: z.boolean(),
  /** Seconds, each item 5 minutes at most. */
  duration: z.int(),
  /** Items answered or skipped. */
  completedTaskCount: z.int(),
});
export type CalendarDay = z.output<typeof calendarDay>;

export const practiceCalendar = z.object({
  patientName: z.string(),
  startDate: day,
  endDate: day,
  /** The patient's own, or what day it is in `tz`. */
  today: day,
  /** Of all practice; null before it. */
  firstDay: z.nullable(day),
  /** Days with practice, oldest first. */
  days: z.array(calendarDay),
});
export type PracticeCalendar = z.output<typeof practiceCalendar>;

/** A day with practice against what was asked of it. */
export const complianceDay = z.object({
  date: daySeconds,
  /** Seconds, at home and in the clinic together. */
  duration: z.int(),
  /** The same in whole minutes. */
  minutes: z.int(),
  completedTaskCount: z.int(),
  /** 30 minutes or more. */
  goalMet: z.boolean(),
  /** A session of the schedule came to its end with an item of this day. */
  scheduledSessionDone: z.boolean(),
  /** Any of it in the clinic. */
  inClinic: z.boolean(),
});
export type ComplianceDay = z.output<typeof complianceDay>;

/** Longer ranges are refused: nobody reads them, and the answer stays bounded. */
export const maxCalendarDays = 1_096;

/** Without a start from the first of the month two months before the end; without an end until today. */
export const calendarQuery = {
  startDate: z.optional(day),
  endDate: z.optional(day),
  /** IANA name; moves only "today". */
  tz: z.optional(z.string().check(atMost(64))),
};
