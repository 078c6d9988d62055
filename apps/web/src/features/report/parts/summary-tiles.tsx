import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { recommendedDaysPerWeek } from "@regain/therapy/recommendations";
import type { ReactNode } from "react";
import { formatDay, formatNumber, formatPercent } from "../../../lib/formats.ts";
import type { ReportRange } from "../report-range.ts";
import styles from "./summary-tiles.module.css";

function Tile({ figure, name, note }: { figure: string; name: string; note: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

interface SummaryTilesProps {
  readonly report: PerformanceReport;
  /** The report's days; the last 30 if undefined. */
  readonly range: ReportRange | undefined;
  /** Shows only how much was done, not how accurately. */
  readonly hidesScores?: boolean;
}

/** Practice in the report's days: how accurate, how much, how often. */
export function SummaryTiles({ report, range, hidesScores = false }: SummaryTilesProps) {
  const { t, i18n } = useLingui();
  const { summary } = report;
  const days = range
    ? t`${formatDay(report.startDate)} to ${formatDay(report.endDate)}`
    : t`last 30 days`;
  const number = (value: number) => formatNumber(value, i18n.locale);
  const home = number(summary.homeTasksCompleted);
  const clinic = number(summary.clinicTasksCompleted);
  const skippedTasks = summary.tasksCompleted - summary.scoredTasks;
  const skipped = number(skippedTasks);
  return (
    <dl className={styles.tiles}>
      {!hidesScores && (
        <Tile
          figure={summary.accuracy === null ? "–" : formatPercent(summary.accuracy, i18n.locale)}
          name={t`Accuracy without help`}
          note={
            <Plural
              value={summary.scoredTasks}
              one={`all levels, # item, ${days}`}
              other={`all levels, # items, ${days}`}
            />
          }
        />
      )}
      <Tile
        figure={number(summary.tasksCompleted)}
        name={t`Items completed`}
        note={
          skippedTasks > 0 ? (
            <Trans>
              at home {home} · in clinic {clinic} · skipped {skipped}
            </Trans>
          ) : (
            <Trans>
              at home {home} · in clinic {clinic}
            </Trans>
          )
        }
      />
      <Tile
        figure={number(summary.daysActivePerWeek)}
        name={t`Active days per week`}
        note={
          summary.daysActivePerWeek < recommendedDaysPerWeek ? (
            <Trans>Recommended: at least {recommendedDaysPerWeek} days/week</Trans>
          ) : (
            <Plural
              value={summary.activeDays}
              one={`# day with practice, ${days}`}
              other={`# days with practice, ${days}`}
            />
          )
        }
      />
    </dl>
  );
}
