/** What calendars show for a day with practice: how dark it is drawn, and whether its goal was met. */
import type { CalendarDay } from "@regain/contract/entities/calendar";
import { dayOfSeconds } from "./days.ts";

/** Minutes of practice that meet the goal of a day. */
export const goalMinutes = 30;

/** The time of one day at one place, in the full seconds from which every displayed time is summed. */
export const wholeSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000);

/** Whole minutes, rounded down so that no figure exceeds the time practiced: 29 minutes 59 seconds are 29. */
export const wholeMinutes = (seconds: number): number => Math.floor(seconds / 60);

/** @param seconds of the whole day, at home and in the clinic */
export const isGoalMet = (seconds: number): boolean => wholeMinutes(seconds) >= goalMinutes;

/** 0 without practice, 4 from the goal on. */
export type PracticeShade = 0 | 1 | 2 | 3 | 4;

/** The minutes from which shades 1 to 4 are drawn. Less than a minute is drawn as one. */
export const shadeMinutes = [1, 10, 20, goalMinutes] as const;

/** How dark a day is drawn. @param seconds undefined if there was no practice */
export function shadeOf(seconds: number | undefined): PracticeShade {
  if (seconds === undefined) return 0;
  const minutes = Math.max(1, wholeMinutes(seconds));
  return shadeMinutes.filter((from) => minutes >= from).length as PracticeShade;
}

/** What was done on one day. */
export interface PracticeOnDay {
  readonly homeSeconds: number;
  readonly clinicSeconds: number;
  readonly homeCount: number;
  readonly clinicCount: number;
  /** At home and in the clinic. */
  readonly seconds: number;
  readonly itemCount: number;
}

const nothing: PracticeOnDay = {
  homeSeconds: 0,
  clinicSeconds: 0,
  homeCount: 0,
  clinicCount: 0,
  seconds: 0,
  itemCount: 0,
};

function withEntry(day: PracticeOnDay, { inClinic, duration, completedTaskCount }: CalendarDay) {
  const [seconds, count] = inClinic
    ? (["clinicSeconds", "clinicCount"] as const)
    : (["homeSeconds", "homeCount"] as const);
  return {
    ...day,
    [seconds]: day[seconds] + duration,
    [count]: day[count] + completedTaskCount,
    seconds: day.seconds + duration,
    itemCount: day.itemCount + completedTaskCount,
  };
}

/** The entries of a calendar combined into one per day, by `YYYY-MM-DD`. */
export function practiceByDay(entries: readonly CalendarDay[]): ReadonlyMap<string, PracticeOnDay> {
  const days = new Map<string, PracticeOnDay>();
  for (const entry of entries) {
    const day = dayOfSeconds(entry.date);
    days.set(day, withEntry(days.get(day) ?? nothing, entry));
  }
  return days;
}

/** How a day is drawn, wherever days are drawn. */
export interface DayMark {
  /** For what was done at home. */
  readonly shade: PracticeShade;
  readonly inClinic: boolean;
  /** For everything that was done. */
  readonly isGoalMet: boolean;
}

/** @param practice undefined if there was none */
export const markOf = (practice: PracticeOnDay | undefined): DayMark => ({
  shade: shadeOf(practice && practice.homeCount > 0 ? practice.homeSeconds : undefined),
  inClinic: practice !== undefined && practice.clinicCount > 0,
  isGoalMet: practice !== undefined && isGoalMet(practice.seconds),
});
