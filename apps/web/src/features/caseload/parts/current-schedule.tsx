import { Plural, Trans } from "@lingui/react/macro";
import type { ScheduleInBrief } from "@regain/contract/entities/caseload";
import { TriangleAlert } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./current-schedule.module.css";

const maxShown = 10;

function Line({ line }: { readonly line: ScheduleInBrief }) {
  const { displayName, taskLevel, taskCount, isFailing } = line;
  return (
    <li className={styles.line}>
      <span>{displayName}</span>
      <span className={styles.quiet}>
        <Trans>
          level {taskLevel} · <Plural value={taskCount} one="# time" other="# times" />
        </Trans>
      </span>
      {isFailing && (
        <span className={styles.failing}>
          <Icon of={TriangleAlert} /> <Trans>too hard now</Trans>
        </span>
      )}
    </li>
  );
}

/** The homework: ten tasks at most, and how many others there are. */
export function CurrentSchedule({ lines }: { readonly lines: readonly ScheduleInBrief[] }) {
  const others = lines.length - maxShown;
  if (lines.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>No homework yet.</Trans>
      </p>
    );
  return (
    <>
      <ul className={styles.lines}>
        {lines.slice(0, maxShown).map((line) => (
          <Line key={line.taskTypeId} line={line} />
        ))}
      </ul>
      {others > 0 && (
        <p className={styles.quiet}>
          <Plural value={others} one="+ # other task" other="+ # other tasks" />
        </p>
      )}
    </>
  );
}
