import { Trans, useLingui } from "@lingui/react/macro";
import { isGoalMet, type PracticeOnDay, wholeMinutes } from "@regain/therapy/practice-day";
import { formatDay, formatNumber } from "../../../lib/formats.ts";
import styles from "./days-table.module.css";

export interface DaysTableProps {
  readonly patientName: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly byDay: ReadonlyMap<string, PracticeOnDay>;
  /** Days on which a homework session was completed. */
  readonly scheduleDone: ReadonlySet<string>;
}

/** Print only: a row for every day with practice. */
export function DaysTable({
  patientName,
  startDate,
  endDate,
  byDay,
  scheduleDone,
}: DaysTableProps) {
  const { t, i18n } = useLingui();
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: "short", timeZone: "UTC" });
  const number = (value: number) => (value > 0 ? formatNumber(value, i18n.locale) : "–");
  const minutes = (seconds: number, count: number) => {
    if (count === 0) return "–";
    return seconds < 60 ? t`under 1` : number(wholeMinutes(seconds));
  };
  const [from, to] = [formatDay(startDate), formatDay(endDate)];
  const rows = [...byDay].filter(([day]) => day >= startDate && day <= endDate);
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>
        <Trans>
          {patientName}: days with practice, {from} to {to}
        </Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Day</Trans>
          </th>
          <th scope="col">
            <Trans>Home, minutes</Trans>
          </th>
          <th scope="col">
            <Trans>Home, items</Trans>
          </th>
          <th scope="col">
            <Trans>Clinic, minutes</Trans>
          </th>
          <th scope="col">
            <Trans>Clinic, items</Trans>
          </th>
          <th scope="col">
            <Trans>Total minutes</Trans>
          </th>
          <th scope="col">
            <Trans>30 minutes</Trans>
          </th>
          <th scope="col">
            <Trans>Scheduled practice</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([day, one]) => (
          <tr key={day}>
            <th scope="row">
              {weekday.format(new Date(`${day}T00:00:00Z`))} {formatDay(day)}
            </th>
            <td>{minutes(one.homeSeconds, one.homeCount)}</td>
            <td>{number(one.homeCount)}</td>
            <td>{minutes(one.clinicSeconds, one.clinicCount)}</td>
            <td>{number(one.clinicCount)}</td>
            <td>{minutes(one.seconds, one.itemCount)}</td>
            <td>{isGoalMet(one.seconds) ? t`met` : "–"}</td>
            <td>{scheduleDone.has(day) ? t`finished` : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
