import { Trans } from "@lingui/react/macro";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { formatDay } from "../../../lib/formats.ts";
import styles from "./paper.module.css";

/** Whose report it is, and for which days: on paper only, where no address or navigation says so. */
export function PaperHead({ report }: { readonly report: PerformanceReport }) {
  const { patientName } = report;
  const [from, to] = [formatDay(report.startDate), formatDay(report.endDate)];
  return (
    <p className={styles.head}>
      <Trans>
        <b>{patientName}</b>, {from} to {to}
      </Trans>
    </p>
  );
}
