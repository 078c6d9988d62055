// Not every browser treats the parts as a table when they are laid out one below the other, so the roles are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay, formatNumber } from "../../../lib/formats.ts";
import { LineChart } from "../../../ui/charts/line-chart.tsx";
import type { Usage } from "../api/usage.ts";
import { pointsOf, scaleTop } from "../usage-line.ts";
import styles from "./usage-weeks.module.css";

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Minutes of practice week by week: as a chart, and as a table next to it. */
export function UsageWeeks({ weeks }: Pick<Usage, "weeks">) {
  const { t, i18n } = useLingui();
  const shown = (value: number) => formatNumber(value, i18n.locale);
  const points = pointsOf(weeks);
  const top = scaleTop(points.map(({ minutes }) => minutes));
  const [first, last] = [weeks[0]?.monday ?? "", weeks.at(-1)?.monday ?? ""];
  const few = t`fewer than 5`;
  return (
    <section className={styles.weeks} aria-labelledby="usage-weeks">
      <h2 id="usage-weeks">
        <Trans>Practice week by week</Trans>
      </h2>
      <div className={styles.both}>
        <div className={styles.drawing}>
          {points.length > 0 ? (
            <LineChart
              name={t`Hours of practice per week. Arrow keys move from week to week.`}
              from={timeOf(first)}
              to={timeOf(last)}
              marks={[]}
              ends={[formatDay(first), formatDay(last)]}
              scaleText={(share) => t`${shown((share / 100) * (top / 60))} h`}
              points={points.map(({ monday, minutes, stretch }) => ({
                id: monday,
                at: timeOf(monday),
                value: (minutes / top) * 100,
                series: String(stretch),
                text: t`Week of ${{ day: formatDay(monday) }}: about ${{ hours: shown(minutes / 60) }} hours`,
              }))}
            />
          ) : (
            <p className={styles.quiet}>
              <Trans>
                The line begins with the first week in which 5 or more patients practiced.
              </Trans>
            </p>
          )}
          <p className={styles.quiet}>
            <Trans>
              Minutes are rounded to the nearest ten. A week in which fewer than 5 patients
              practiced has no figure, so no figure is about one person. The last week is not over
              yet.
            </Trans>
          </p>
        </div>
        <div className={styles.table}>
          <table role="table">
            <caption>
              <Trans>The last 12 weeks</Trans>
            </caption>
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  <Trans>Week of</Trans>
                </th>
                <th role="columnheader" scope="col">
                  <Trans>Patients</Trans>
                </th>
                <th role="columnheader" scope="col">
                  <Trans>Minutes</Trans>
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {weeks.toReversed().map(({ monday, patients, minutes }) => (
                <tr key={monday} role="row">
                  <th role="rowheader" scope="row">
                    {formatDay(monday)}
                  </th>
                  <td role="cell">{patients === null ? few : shown(patients)}</td>
                  <td role="cell">{minutes === null ? "–" : shown(minutes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
