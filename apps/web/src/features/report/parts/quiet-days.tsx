import { Trans } from "@lingui/react/macro";
import { formatDay } from "../../../lib/formats.ts";
import type { ReportRange } from "../report-range.ts";
import styles from "./quiet-days.module.css";

/** Below tiles without an item: that there was no practice, and what the rest of the page shows. */
export function QuietDays({ range }: { readonly range: ReportRange | undefined }) {
  const [from, to] = [formatDay(range?.startDate ?? ""), formatDay(range?.endDate ?? "")];
  return (
    <p className={styles.note}>
      <b>
        {range ? (
          <Trans>No Data Available</Trans>
        ) : (
          <Trans>No report data available for the last 30 days</Trans>
        )}
      </b>
      <br />
      {range ? (
        <Trans>
          There was no practice from {from} to {to}. What came before is shown below.
        </Trans>
      ) : (
        <Trans>What came before is shown below.</Trans>
      )}
    </p>
  );
}
