import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PracticeDay } from "@regain/contract/entities/caseload";
import { formatDay } from "../../../lib/formats.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type CalendarDay, practiceWeeks, shadeOf } from "../practice-weeks.ts";
import styles from "./practice-calendar.module.css";

/** Any Monday, to name the days of a week after. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

function dayNames(locale: string, weekday: "narrow" | "long"): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, index) => format.format(monday + index * dayMs));
}

function Day({ day, practice, isToCome }: CalendarDay) {
  const { t } = useLingui();
  const date = formatDay(day);
  const minutes = Math.round((practice?.duration ?? 0) / 60);
  const count = practice?.completedTaskCount ?? 0;
  const exercises = plural(count, { one: "# exercise", other: "# exercises" });
  const place = practice?.inClinic ? t`in the clinic` : t`at home`;
  const said = practice
    ? t`${date}: ${exercises}, ${minutes} minutes, ${place}`
    : t`${date}: no practice`;
  if (isToCome)
    return (
      <td>
        <VisuallyHidden>{t`${date}: still to come`}</VisuallyHidden>
      </td>
    );
  return (
    <td title={said}>
      <span
        className={styles.day}
        data-shade={shadeOf(practice)}
        data-clinic={practice?.inClinic || undefined}
        aria-hidden
      />
      <VisuallyHidden>{said}</VisuallyHidden>
    </td>
  );
}

export interface PracticeCalendarProps {
  readonly days: readonly PracticeDay[];
  /** The patient's own. */
  readonly today: string;
}

/** The last four weeks, a square a day. */
export function PracticeCalendar({ days, today }: PracticeCalendarProps) {
  const { t, i18n } = useLingui();
  const weeks = practiceWeeks(days, today);
  const long = dayNames(i18n.locale, "long");
  return (
    <>
      <table className={styles.calendar} aria-label={t`Practice in the last 4 weeks`}>
        <thead>
          <tr>
            {dayNames(i18n.locale, "narrow").map((name, index) => (
              <th key={long[index]} scope="col" abbr={long[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.day}>
              {week.map((day) => (
                <Day key={day.day} {...day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <Trans>The darker, the longer; full from 30 minutes. Dot: in the clinic.</Trans>
      </p>
    </>
  );
}
