import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay as Entry } from "@regain/contract/entities/calendar";
import { markOf } from "@regain/therapy/practice-day";
import { formatDay, weekdayNames } from "../../../lib/formats.ts";
import { useMinutes } from "../../../lib/practice-minutes.ts";
import { PracticeMark } from "../../../ui/charts/practice-mark.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type CalendarDay, practiceWeeks } from "../practice-weeks.ts";
import styles from "./practice-calendar.module.css";

function Day({ day, practice, isToCome }: CalendarDay) {
  const { t } = useLingui();
  const date = formatDay(day);
  const minutes = useMinutes()(practice?.seconds ?? 0);
  const count = practice?.itemCount ?? 0;
  const items = plural(count, { one: "# item", other: "# items" });
  const { homeCount = 0, clinicCount = 0 } = practice ?? {};
  const place =
    homeCount > 0 && clinicCount > 0
      ? t`at home and in the clinic`
      : clinicCount > 0
        ? t`in the clinic`
        : t`at home`;
  const said = practice ? t`${date}: ${items}, ${minutes}, ${place}` : t`${date}: no practice`;
  if (isToCome)
    return (
      <td>
        <VisuallyHidden>{t`${date}: still to come`}</VisuallyHidden>
      </td>
    );
  return (
    <td title={said}>
      <PracticeMark {...markOf(practice)} />
      <VisuallyHidden>{said}</VisuallyHidden>
    </td>
  );
}

export interface PracticeCalendarProps {
  readonly days: readonly Entry[];
  /** The date where the patient is. */
  readonly today: string;
}

/** The last four weeks, one square per day. */
export function PracticeCalendar({ days, today }: PracticeCalendarProps) {
  const { t, i18n } = useLingui();
  const weeks = practiceWeeks(days, today);
  const long = weekdayNames(i18n.locale, "long");
  return (
    <>
      <table className={styles.calendar} aria-label={t`Practice in the last 4 weeks`}>
        <thead>
          <tr>
            {weekdayNames(i18n.locale, "narrow").map((name, index) => (
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
        <Trans>
          Darker: more minutes at home. Dot: in the clinic. Check mark: 30 minutes or more.
        </Trans>
      </p>
    </>
  );
}
