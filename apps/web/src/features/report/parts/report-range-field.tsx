import { useLingui } from "@lingui/react/macro";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { useRangeChoices } from "../../../ui/use-range-choices.ts";
import type { ReportRange } from "../report-range.ts";
import styles from "./report-range-field.module.css";

interface ReportRangeFieldProps {
  readonly report: PerformanceReport;
  readonly onRange: (range: ReportRange) => void;
}

/** Chooses the days that the tiles cover. */
export function ReportRangeField({ report, onRange }: ReportRangeFieldProps) {
  const { t } = useLingui();
  const { startDate, endDate, today, firstPracticeDate } = report;
  const choices = useRangeChoices(firstPracticeDate ?? undefined, today);
  return (
    <div className={styles.field}>
      <DateRangeField
        label={t`Days of this report`}
        value={{ from: startDate, to: endDate }}
        max={today}
        choices={choices}
        onChange={({ from, to }) => onRange({ startDate: from, endDate: to })}
      />
    </div>
  );
}
