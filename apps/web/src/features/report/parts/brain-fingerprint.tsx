import { Trans, useLingui } from "@lingui/react/macro";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { Printer } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Radar } from "../../../ui/charts/radar.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { formatDay } from "../../../lib/formats.ts";
import { OnPaper } from "../../../lib/on-paper.tsx";
import { track } from "../../tracking/api/track.ts";
import { AreaTable } from "./area-table.tsx";
import styles from "./brain-fingerprint.module.css";
import { PaperHead } from "./paper-head.tsx";
import { printOnly } from "./print-only.ts";

/** Their common day, or the first and the last. */
function useDays() {
  const { t } = useLingui();
  return (days: readonly string[]) => {
    const inOrder = days.toSorted();
    const [from, to] = [inOrder[0] ?? "", inOrder.at(-1) ?? ""].map(formatDay);
    return from === to ? from : t`${from} to ${to}`;
  };
}

interface BrainFingerprintProps {
  readonly report: PerformanceReport;
  readonly canPrint: boolean;
}

/**
 * All areas in one chart: the shape of the latest days over the shape of the first ones. Printed alone, it shows the
 * patient's name and the days, with the figures below.
 */
export function BrainFingerprint({ report, canPrint }: BrainFingerprintProps) {
  const { t } = useLingui();
  const { domains } = report.sections;
  const inOrder = domains.toSorted((a, b) => a.radarDisplayOrder - b.radarDisplayOrder);
  const daysOf = useDays();
  const latest = daysOf(domains.map((domain) => domain.latest.date));
  const baseline = daysOf(domains.map((domain) => domain.baseline.date));
  return (
    <section
      className={styles.fingerprint}
      aria-labelledby="fingerprint"
      data-print-part="fingerprint"
    >
      <Stack gap={2}>
        <OnPaper>
          <div className={styles.alone}>
            <PaperHead report={report} />
          </div>
        </OnPaper>
        <Row justify="between">
          <h2 id="fingerprint">
            <Trans>Brain fingerprint</Trans>
          </h2>
          {canPrint && (
            <div className={styles.print}>
              <Button
                icon={Printer}
                onPress={() => {
                  track("print", "brain-fingerprint");
                  printOnly("fingerprint");
                }}
              >
                <Trans>Print Chart</Trans>
              </Button>
            </div>
          )}
        </Row>
        <Radar
          spokes={inOrder.map((domain) => ({
            label: domain.displayName,
            baseline: domain.baseline.value,
            latest: domain.latest.value,
          }))}
          description={t`Chart of all skill areas, baseline and latest. The figures are in the list.`}
        />
        <ul className={styles.key}>
          <li data-look="latest">
            <Trans>Latest, {latest}</Trans>
          </li>
          <li data-look="baseline">
            <Trans>Baseline, {baseline}</Trans>
          </li>
        </ul>
        <OnPaper>
          <div className={styles.alone}>
            <AreaTable domains={inOrder} />
          </div>
        </OnPaper>
      </Stack>
    </section>
  );
}
