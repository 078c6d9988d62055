/** Times of a clock with 12 hours, in minutes after 12: 0 to 719. */
import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";

const halfDay = 720;

/** Any number of minutes, wrapped to the clock's 12 hours. */
export const clockTime = (minutes: number): number => ((minutes % halfDay) + halfDay) % halfDay;

/** The hour of the clock, 1 to 12. */
export const hourOf = (time: number): number => Math.floor(time / 60) || 12;
/** The minutes past the hour, 0 to 59. */
export const minuteOf = (time: number): number => time % 60;

/** What somebody reads who mistakes the long hand for the short one: 2:15 for 3:10. */
export const handsSwapped = (time: number): number =>
  clockTime(Math.floor(minuteOf(time) / 5) * 60 + (hourOf(time) % 12) * 5);

type Say = Content["exercises"]["clocks"]["say"];

/** As a digital clock shows it: `3:05`. */
export const inDigits = (time: number, say: Say): string =>
  format(say.digits, {
    hour: hourOf(time),
    minute: String(minuteOf(time)).padStart(2, "0"),
  });

/** As people say it; times other than full, half and quarter hours stay in figures. */
export function inWords(time: number, say: Say): string {
  const hour = hourOf(time);
  switch (minuteOf(time)) {
    case 0:
      return format(say.oClock, { hour });
    case 15:
      return format(say.quarterPast, { hour });
    case 30:
      return format(say.halfPast, { hour });
    case 45:
      return format(say.quarterTo, { hour: hourOf(clockTime(time + 60)) });
    default:
      return inDigits(time, say);
  }
}

/** A length of time: '1 hour and 20 minutes'. */
export function spanText(span: number, say: Say): string {
  const [hours, rest] = [Math.floor(span / 60), span % 60];
  const minutes = format(say.minutes, { minutes: rest });
  if (hours === 0) return minutes;
  const full = hours === 1 ? say.oneHour : format(say.hours, { hours });
  return rest === 0 ? full : format(say.spanAnd, { hours: full, minutes });
}
