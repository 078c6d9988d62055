import { Trans, useLingui } from "@lingui/react/macro";
import { dayOfSeconds } from "@regain/therapy/days";
import { practiceByDay } from "@regain/therapy/practice-day";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { allows } from "../../../lib/consent.ts";
import { useSignedIn } from "../../../lib/current-user.ts";
import { deviceToday } from "../../../lib/device-today.ts";
import { formatDay } from "../../../lib/formats.ts";
import { staysShown } from "../../../lib/query-client.ts";
import { ReportError } from "../../../lib/report-error.tsx";
import { useNewDay } from "../../../lib/use-new-day.ts";
import { Stack } from "../../../ui/layout.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useRoom } from "../../../ui/use-room.ts";
import { calendarQuery, complianceQuery } from "../api/calendar.ts";
import { lastDayOf, monthsShown } from "../months.ts";
import { CalendarLegend } from "../parts/calendar-legend.tsx";
import { CalendarNav } from "../parts/calendar-nav.tsx";
import { DayButton } from "../parts/day-button.tsx";
import { DaysTable } from "../parts/days-table.tsx";
import { EmptyCalendar } from "../parts/empty-calendar.tsx";
import { MonthGrid } from "../parts/month-grid.tsx";
import { MonthTotals } from "../parts/month-totals.tsx";
import { useDayFocus } from "../use-day-focus.ts";
import styles from "./calendar-screen.module.css";

export interface CalendarScreenProps {
  /** The patient a clinician reads about; the signed-in patient if not given. */
  readonly patientId?: string | undefined;
  /** The day whose month is the last one shown; today if the address names none. */
  readonly anchor: string | undefined;
  readonly onAnchor: (day: string) => void;
}

/** Width in rem at which three months fit side by side: also with a patient's larger text on 1,280 pixels. */
const threeMonths = 62;

/** True the first time it is asked, if the person consented to be counted: paging is not another view. */
function countOnce() {
  let isCounted = false;
  return () => {
    const isFirst = !isCounted;
    isCounted = true;
    return isFirst && allows("analytics");
  };
}

/** When a patient practiced, where (at home or in the clinic), and for how long. */
export function CalendarScreen({ patientId: about, anchor, onAnchor }: CalendarScreenProps) {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const patientId = about ?? user.userId;
  const [today, setToday] = useState(deviceToday);
  const shown = monthsShown(anchor, today, useRoom(threeMonths) ? 3 : 1);
  const [takeCount] = useState(countOnce);
  const range = { startDate: shown.startDate, endDate: shown.endDate };
  const days = useQuery(calendarQuery(patientId, range));
  const goals = useQuery(complianceQuery(patientId, range, takeCount));
  const readAgain = () => void Promise.all([days.refetch(), goals.refetch()]);
  useNewDay(readAgain);
  const { data } = days;
  if (data && data.today !== today) setToday(data.today);
  const byDay = useMemo(() => practiceByDay(data?.days ?? []), [data]);
  const scheduleDone = useMemo(
    () =>
      new Set(
        goals.data?.days
          .filter((one) => one.scheduledSessionDone)
          .map(({ date }) => dayOfSeconds(date)),
      ),
    [goals.data],
  );
  const firstDay = data?.firstDay ?? undefined;
  const lastDay = lastDayOf(byDay, today);
  const grid = useRef<HTMLDivElement>(null);
  const focus = useDayFocus(grid, { shown, today, firstDay, lastDay, onMonths: onAnchor });

  const error = days.error ?? goals.error;
  const problem = error && <ReportError of="calendar" error={error} onRetry={readAgain} />;
  if (problem && !staysShown(data && goals.data, error)) return problem;
  if (!data || !goals.data)
    return <Skeleton shape="block" count={1} label={t`Loading the calendar`} />;
  if (data.firstDay === null) return <EmptyCalendar isOwn={about === undefined} />;

  const [from, to] = [formatDay(shown.startDate), formatDay(shown.endDate)];
  const isKnown = (month: string) => month >= data.startDate && month <= data.endDate;
  return (
    <Stack>
      {problem}
      <p className={styles.paper}>
        <Trans>
          {data.patientName}, {from} to {to}
        </Trans>
      </p>
      <CalendarNav
        shown={shown}
        today={today}
        firstDay={firstDay}
        onMonths={onAnchor}
        onDay={(day) => {
          focus.pointAt(day);
          onAnchor(day);
        }}
      />
      <div ref={grid} className={styles.months} data-count={shown.months.length}>
        {shown.months.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            lastDay={lastDay}
            renderDay={(day) => (
              <DayButton
                day={day}
                practice={byDay.get(day)}
                isKnown={isKnown(month)}
                isToday={day === today}
                isScheduleDone={scheduleDone.has(day)}
                isTabStop={day === focus.tabStop}
                isTipOpen={day === focus.tip}
                onTip={(isOpen) => focus.onTip(day, isOpen)}
                onKey={(event) => focus.onKey(day, event)}
              />
            )}
          >
            {isKnown(month) ? (
              <MonthTotals month={month} byDay={byDay} isOwn={about === undefined} />
            ) : (
              <Skeleton count={1} label={t`Loading the calendar`} />
            )}
          </MonthGrid>
        ))}
      </div>
      <CalendarLegend />
      <DaysTable {...data} byDay={byDay} scheduleDone={scheduleDone} />
    </Stack>
  );
}
