import { localTime } from "@regain/therapy/days";

/** The date of an instant where this device is. */
export const deviceDay = (instant: Date): string =>
  localTime(instant, Intl.DateTimeFormat().resolvedOptions().timeZone).day;

/** Today's date where this device is. */
export const deviceToday = (): string => deviceDay(new Date());
