import { localTime } from "@regain/therapy/days";

/** Today's date where this device is. */
export const deviceToday = (): string =>
  localTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone).day;
