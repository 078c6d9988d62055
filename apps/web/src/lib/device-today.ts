import { localTime } from "@regain/therapy/days";

/** What day it is where this device is. */
export const deviceToday = (): string =>
  localTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone).day;
