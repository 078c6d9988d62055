import { Trans } from "@lingui/react/macro";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { formatDay } from "../../../lib/formats.ts";
import { hasPracticed } from "../report-state.ts";
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
  const isEarlier = hasPracticed(report);
  return (
    <p className={styles.note}>
      <b>
        {areChosen && <Trans>No Data Available</Trans>}
        {!areChosen && isEarlier && <Trans>No report data available for the last 30 days</Trans>}
        {!areChosen && !isEarlier && <Trans>No practice yet</Trans>}
      </b>
      <br />
      {areChosen && (
        <Trans>
          There was no practice from {from} to {to}.
        </Trans>
      )}{" "}
      {!isLocked && isEarlier && <Trans>What came before is shown below.</Trans>}
      {!isLocked && !isEarlier && <Trans>The assessments are shown below.</Trans>}
    </p>
  );
}
