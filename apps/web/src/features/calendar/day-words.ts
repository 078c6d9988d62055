import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { goalMinutes, isGoalMet, type PracticeOnDay } from "@regain/therapy/practice-day";
import { formatDay } from "../../lib/formats.ts";
import { useMinutes } from "../../lib/practice-minutes.ts";

/** A day in the calendar. */
export interface DayInWords {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly practice: PracticeOnDay | undefined;
  /** Its month has loaded. */
  readonly isKnown: boolean;
  readonly isToday: boolean;
  /** A homework session was completed. */
  readonly isScheduleDone: boolean;
}

/** A day in words: its name, and a sentence for each fact. */
export function useDayWords(): (day: DayInWords) => { title: string; lines: string[] } {
  const { t, i18n } = useLingui();
  const minutesOf = useMinutes();
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: "long", timeZone: "UTC" });
  return ({ day, practice, isKnown, isToday, isScheduleDone }) => {
    const name = `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${formatDay(day)}`;
    const title = isToday ? t`${name}, today` : name;
    if (!isKnown) return { title, lines: [t`Loading`] };
    if (!practice) return { title, lines: [t`No practice`] };
    const part = (seconds: number, count: number) => {
      const [minutes, items] = [
        minutesOf(seconds),
        plural(count, { one: "# item", other: "# items" }),
      ];
      return t`${minutes}, ${items}`;
    };
    const home = part(practice.homeSeconds, practice.homeCount);
    const clinic = part(practice.clinicSeconds, practice.clinicCount);
    const together = part(practice.seconds, practice.itemCount);
    const isAtBoth = practice.homeCount > 0 && practice.clinicCount > 0;
    return {
      title,
      lines: [
        practice.homeCount > 0 && t`At home: ${home}`,
        practice.clinicCount > 0 && t`In the clinic: ${clinic}`,
        // Minutes are rounded down: the total may be one more than the sum of both places.
        isAtBoth && t`Total: ${together}`,
        isGoalMet(practice.seconds) && t`Goal of ${goalMinutes} minutes met`,
        isScheduleDone && t`Scheduled practice finished`,
      ].filter((line) => line !== false),
    };
  };
}
