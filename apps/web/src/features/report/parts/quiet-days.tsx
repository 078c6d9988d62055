import { Trans } from "@lingui/react/macro";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { formatDay } from "../../../lib/formats.ts";
import styles from "./quiet-days.module.css";

interface QuietDaysProps {
  readonly report: PerformanceReport;
  /** The days were chosen, rather than the last 30. */
  readonly areChosen: boolean;
  /** The rest of the page is locked: nothing earlier is shown. */
  readonly isLocked?: boolean;
}

/** Below tiles without items: that there was no practice, and what the rest of the page shows. */
export function QuietDays({ report, areChosen, isLocked = false }: QuietDaysProps) {
  const [from, to] = [formatDay(report.startDate), formatDay(report.endDate)];
  return (
    <p className={styles.note}>
      <b>
        {areChosen ? (
          <Trans>No Data Available</Trans>
        ) : (
          <Trans>No report data available for the last 30 days</Trans>
        )}
      </b>
      <br />
      {areChosen && (
        <Trans>
          There was no practice from {from} to {to}.
        </Trans>
      )}{" "}
      {!isLocked && <Trans>What came before is shown below.</Trans>}
    </p>
  );
}
