import { Trans } from "@lingui/react/macro";
import type { ReportDomain } from "@regain/contract/entities/report";
import { formatDay } from "../../../lib/formats.ts";
import styles from "./area-table.module.css";

/** The figures of one or two areas, which make no shape. */
export function AreaTable({ domains }: { domains: readonly ReportDomain[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Skill area</Trans>
          </th>
          <th scope="col">
            <Trans>Baseline</Trans>
          </th>
          <th scope="col">
            <Trans>Latest</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {domains.map(({ systemName, displayName, baseline, latest }) => (
          <tr key={systemName}>
            <th scope="row">{displayName}</th>
            <td>
              {baseline.value} <small>{formatDay(baseline.date)}</small>
            </td>
            <td>
              {latest.value} <small>{formatDay(latest.date)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
