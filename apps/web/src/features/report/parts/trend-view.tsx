import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AreaTrend, TaskTrend, Trends, TrendStep } from "@regain/contract/entities/trends";
import { trendSteps } from "@regain/contract/entities/trends";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDay, formatPercent } from "../../../lib/formats.ts";
import { ReportError } from "../../../lib/report-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { LineChart } from "../../../ui/charts/line-chart.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { trendsQuery } from "../api/trends.ts";
import { areaLine, taskLine } from "../trend-line.ts";
import { Folded } from "./folded.tsx";
import { TrendTable } from "./trend-table.tsx";
import styles from "./trend-view.module.css";

/** Which line: an area's, by its systemName, or an exercise's, by its typeId. */
export type TrendOf = { readonly area: string } | { readonly typeId: number };

export interface TrendViewProps {
  readonly patientId: string;
  readonly of: TrendOf;
  /** What the line shows, as the page names it. */
  readonly name: string;
  readonly endDate: string;
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

function found(trends: Trends, of: TrendOf): AreaTrend | TaskTrend | undefined {
  return "area" in of
    ? trends.areas.find(({ systemName }) => systemName === of.area)
    : trends.tasks.find(({ typeId }) => typeId === of.typeId);
}

interface DrawnProps {
  readonly trend: AreaTrend | TaskTrend;
  readonly name: string;
  readonly trends: Trends;
}

function Drawn({ trend, name, trends: { startDate, endDate, by } }: DrawnProps) {
  const { t, i18n } = useLingui();
  const isArea = "systemName" in trend;
  const line = isArea ? areaLine(i18n, by, trend) : taskLine(i18n, by, trend);
  const [first, last] = [startDate ?? endDate, endDate];
  const count = line.notes.length;
  return (
    <>
      <LineChart
        name={
          isArea
            ? t`${name} over time: the score. Arrow keys move from point to point.`
            : t`${name} over time: right without help. Arrow keys move from point to point.`
        }
        from={timeOf(first)}
        to={timeOf(last)}
        points={line.points}
        marks={line.marks}
        scaleText={(value) => (isArea ? String(value) : formatPercent(value, i18n.locale))}
        ends={[formatDay(first), formatDay(last)]}
      />
      {!isArea && (
        <p className={styles.quiet}>
          <Trans>Thin lines: by chance, it could be this low or high (95%).</Trans>
        </p>
      )}
      {count > 0 && (
        <Folded
          className={styles.notes}
          summary={
            isArea ? (
              <Plural value={count} one="# exercise was added" other="# exercises were added" />
            ) : (
              <Plural value={count} one="# level change" other="# level changes" />
            )
          }
        >
          <ul>
            {line.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Folded>
      )}
      <TrendTable name={t`${name} over time`} columns={line.columns} rows={line.rows} />
    </>
  );
}

/** One trend line: a chart, what changed in words, and the figures as a table. */
export function TrendView({ patientId, of, name, endDate }: TrendViewProps) {
  const { t } = useLingui();
  const [by, setBy] = useState<TrendStep>("week");
  const { data, error, refetch } = useQuery(trendsQuery({ patientId, endDate, by }));
  const trend = data && found(data, of);
  const labels = { week: t`By week`, day: t`By practice day` };
  return (
    <div className={styles.view}>
      <div role="group" aria-label={t`Points`} className={styles.steps}>
        {trendSteps.map((step) => (
          <Button
            key={step}
            look={step === by ? "plain" : "quiet"}
            aria-pressed={step === by}
            onPress={() => setBy(step)}
          >
            {labels[step]}
          </Button>
        ))}
      </div>
      {!data && !error && <Skeleton shape="block" />}
      {error && <ReportError error={error} isOfPart onRetry={() => void refetch()} />}
      {data && !trend && (
        <p>
          <Trans>No Data Available</Trans>
        </p>
      )}
      {data && trend && <Drawn key={by} trend={trend} name={name} trends={data} />}
    </div>
  );
}
