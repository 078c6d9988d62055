import { Trans, useLingui } from "@lingui/react/macro";
import type { ReportDomain } from "@regain/contract/entities/report";
import type { ReactNode } from "react";
import { Bar } from "../../../ui/charts/bar.tsx";
import { formatDay } from "../../../lib/formats.ts";
import styles from "./area-card.module.css";

interface AreaCardProps {
  readonly domain: ReportDomain;
  /** Its trend line. */
  readonly trend: ReactNode;
}

/** One skill area: where it started, where it is, what that means, and what leads to the next multiple of ten. */
export function AreaCard({ domain, trend }: AreaCardProps) {
  const { t } = useLingui();
  const { nextMilestone, baseline, latest, change } = domain;
  return (
    <section
      className={styles.area}
      id={domain.systemName}
      aria-labelledby={`${domain.systemName}-name`}
    >
      <div className={styles.head}>
        <h3 id={`${domain.systemName}-name`}>{domain.displayName}</h3>
        {nextMilestone && (
          <span className={styles.milestone}>
            <Trans>Next: {nextMilestone.value}</Trans>
          </span>
        )}
      </div>
      <p className={styles.description}>{domain.description}</p>
      <Bar
        label={t`Baseline`}
        valueText={String(baseline.value)}
        share={baseline.value / 100}
        look="baseline"
        note={formatDay(baseline.date)}
      />
      <Bar
        label={t`Latest`}
        valueText={String(latest.value)}
        share={latest.value / 100}
        look="latest"
        note={formatDay(latest.date)}
      />
      <p className={styles.change}>{change.text}</p>
      {nextMilestone && (
        <p className={styles.way}>
          <Trans>
            To reach {nextMilestone.value}: {nextMilestone.taskTypeName} at level{" "}
            {nextMilestone.taskLevel}.
          </Trans>
        </p>
      )}
      {trend}
    </section>
  );
}
