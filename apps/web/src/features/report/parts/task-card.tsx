import { Plural, Trans } from "@lingui/react/macro";
import type { PerformanceReport, ReportTherapy } from "@regain/contract/entities/report";
import type { ReactNode } from "react";
import { formatDay } from "../../../lib/formats.ts";
import { levelsInOrder } from "../level-order.ts";
import { Folded } from "./folded.tsx";
import { LevelBars } from "./level-bars.tsx";
import styles from "./task-card.module.css";

type LevelChange = NonNullable<ReportTherapy["levelChange"]>;

/** The last level change: its direction, when, and why. */
function LevelChangeNote({ change: { date, from, to, text } }: { change: LevelChange }) {
  const day = formatDay(date);
  return (
    <p className={styles.quiet}>
      {to > from ? (
        <Trans>
          {day}: up from level {from}.
        </Trans>
      ) : (
        <Trans>
          {day}: down from level {from}.
        </Trans>
      )}{" "}
      {text}
    </p>
  );
}

interface TaskCardProps {
  readonly task: ReportTherapy;
  readonly report: Pick<PerformanceReport, "endDate" | "today">;
  /** Its trend line. */
  readonly trend: ReactNode;
}

/** One exercise: its current level in full, the others folded. */
export function TaskCard({ task, report, trend }: TaskCardProps) {
  const lastDay = formatDay(report.endDate);
  const [first, ...others] = levelsInOrder(task);
  return (
    <section className={styles.task} aria-labelledby={`task-${task.typeId}`}>
      <div>
        <h2 id={`task-${task.typeId}`} className={styles.name}>
          {task.displayName}
        </h2>
        <p className={styles.quiet}>{task.activityDescription}</p>
        <p className={styles.quiet}>
          {report.endDate < report.today ? (
            <Trans>
              At level {task.currentLevel} of {task.maxLevel} on {lastDay}
            </Trans>
          ) : (
            <Trans>
              Now at level {task.currentLevel} of {task.maxLevel}
            </Trans>
          )}
        </p>
        {task.levelChange && <LevelChangeNote change={task.levelChange} />}
      </div>
      <div className={styles.levels}>
        {first && <LevelBars level={first.level} figures={first.figures} isPaced={task.isPaced} />}
        {others.length > 0 && (
          <Folded
            className={styles.more}
            summary={<Plural value={others.length} one="# other level" other="# other levels" />}
          >
            {others.map(({ level, figures }) => (
              <LevelBars key={level} level={level} figures={figures} isPaced={task.isPaced} />
            ))}
          </Folded>
        )}
      </div>
      {trend}
    </section>
  );
}
