import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/formats.ts";
import type { Usage } from "../api/usage.ts";
import styles from "./usage-tiles.module.css";

interface TileProps {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}

const Tile = ({ title, rows }: TileProps) => (
  <section className={styles.tile}>
    <h2>{title}</h2>
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Who is active, and what happened to invitations. */
export function UsageTiles({ clinicians, patients, invitations }: Omit<Usage, "weeks">) {
  const { t, i18n } = useLingui();
  const shown = (value: number) => formatNumber(value, i18n.locale);
  const atLeast = (value: number | null) =>
    value === null ? (
      <span className={styles.few}>
        <Trans>fewer than 5</Trans>
      </span>
    ) : (
      shown(value)
    );
  return (
    <div className={styles.tiles}>
      <Tile
        title={t`Active clinicians`}
        rows={[
          [t`In the last 7 days`, shown(clinicians.last7)],
          [t`In the last 30 days`, shown(clinicians.last30)],
          [t`All clinicians`, shown(clinicians.total)],
        ]}
      />
      <Tile
        title={t`Patients who practiced`}
        rows={[
          [t`In the last 7 days`, atLeast(patients.last7)],
          [t`In the last 30 days`, atLeast(patients.last30)],
          [t`All patients`, shown(patients.total)],
        ]}
      />
      <Tile
        title={t`Invitations`}
        rows={[
          [t`Open`, shown(invitations.open)],
          [t`Accepted in the last 30 days`, shown(invitations.acceptedLast30)],
          [t`Accepted`, shown(invitations.accepted)],
          [t`Expired`, shown(invitations.expired)],
          [t`Declined`, shown(invitations.declined)],
        ]}
      />
    </div>
  );
}
