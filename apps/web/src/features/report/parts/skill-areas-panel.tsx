import { Trans, useLingui } from "@lingui/react/macro";
import type { PerformanceReport, ReportDomain } from "@regain/contract/entities/report";
import type { ReactNode } from "react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { AreaCard } from "./area-card.tsx";
import { AreaTable } from "./area-table.tsx";
import { BrainFingerprint } from "./brain-fingerprint.tsx";
import styles from "./skill-areas-panel.module.css";
import { WhatChanged } from "./what-changed.tsx";

/** A chart needs more spokes than this; fewer areas are shown as a table. */
const tableUpTo = 2;

function JumpList({ domains }: { domains: readonly ReportDomain[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Skill areas on this page`}>
      <ul className={styles.jumps}>
        {domains.map(({ systemName, displayName }) => (
          <li key={systemName}>
            <a href={`#${systemName}`}>{displayName}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SkillAreasPanelProps {
  readonly report: PerformanceReport;
  readonly canPrint: boolean;
  /** An area's trend line. */
  readonly renderTrend: (domain: ReportDomain) => ReactNode;
}

/** Skill areas: the shape of all of them, what changed, and each area's figures. */
export function SkillAreasPanel({ report, canPrint, renderTrend }: SkillAreasPanelProps) {
  const { t } = useLingui();
  const { domains } = report.sections;
  if (domains.length === 0)
    return (
      <EmptyState title={t`No skill performance yet!`}>
        <Trans>After 10 items in an exercise, its skill area appears here.</Trans>
      </EmptyState>
    );
  const isFigure = domains.length > tableUpTo;
  return (
    <div className={styles.panel}>
      <div className={styles.overview}>
        {isFigure ? (
          <BrainFingerprint report={report} canPrint={canPrint} />
        ) : (
          <AreaTable domains={domains} />
        )}
      </div>
      <Stack gap={2}>
        <h2 className={styles.heading}>
          <Trans>What changed</Trans>
        </h2>
        <WhatChanged domains={domains} />
        {isFigure && <JumpList domains={domains} />}
        <div>
          {domains.map((domain) => (
            <AreaCard key={domain.systemName} domain={domain} trend={renderTrend(domain)} />
          ))}
        </div>
      </Stack>
    </div>
  );
}
