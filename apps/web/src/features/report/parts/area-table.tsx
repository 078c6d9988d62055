import { Trans, useLingui } from "@lingui/react/macro";
import type { ReportDomain } from "@regain/contract/entities/report";
import { formatDay } from "../../../lib/formats.ts";
import styles from "./area-table.module.css";

/** The areas' figures: for one or two areas, which make no shape, and below the shape on paper. */
export function AreaTable({ domains }: { domains: readonly ReportDomain[] }) {
  const { t } = useLingui();
  return (
    // With large text on a phone, it is wider than the screen, and the keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.around} role="group" aria-label={t`Skill areas`} tabIndex={0}>
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
    </div>
  );
}
