import { Trans, useLingui } from "@lingui/react/macro";
import type { ReportDomain } from "@regain/contract/entities/report";
import { Printer } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Radar } from "../../../ui/charts/radar.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { formatDay } from "../../../lib/formats.ts";
import { track } from "../../tracking/api/track.ts";
import styles from "./brain-fingerprint.module.css";
import { printOnly } from "./print-only.ts";

const newest = (days: readonly string[]) => days.toSorted().at(-1) ?? "";
const oldest = (days: readonly string[]) => days.toSorted()[0] ?? "";

interface BrainFingerprintProps {
  readonly domains: readonly ReportDomain[];
  readonly canPrint: boolean;
}

/** All areas in one figure: the shape of the latest days over the shape of the first ones. */
export function BrainFingerprint({ domains, canPrint }: BrainFingerprintProps) {
  const { t } = useLingui();
  const inOrder = domains.toSorted((a, b) => a.radarDisplayOrder - b.radarDisplayOrder);
  const latest = formatDay(newest(domains.map((domain) => domain.latest.date)));
  const baseline = formatDay(oldest(domains.map((domain) => domain.baseline.date)));
  return (
    <section
      className={styles.fingerprint}
      aria-labelledby="fingerprint"
      data-print-part="fingerprint"
    >
      <Stack gap={2}>
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
          description={t`Chart of all skill areas, baseline and latest. The figures stand in the list.`}
        />
        <ul className={styles.key}>
          <li data-look="latest">
            <Trans>Latest, {latest}</Trans>
          </li>
          <li data-look="baseline">
            <Trans>Baseline, {baseline}</Trans>
          </li>
        </ul>
      </Stack>
    </section>
  );
}
