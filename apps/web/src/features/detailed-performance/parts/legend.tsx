import { Trans, useLingui } from "@lingui/react/macro";
import type { DetailedTable } from "@regain/contract/entities/detailed-table";
import { Hospital, House } from "lucide-react";
import type { ReactNode } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type Band, bandLimits, bands } from "../bands.ts";
import type { Measure } from "../table-search.ts";
import { BandMark } from "./band-mark.tsx";
import styles from "./legend.module.css";

/** The people that all rows together are compared with. */
function peersIn({ rowList }: DetailedTable, measure: Measure) {
  const peers = rowList.flatMap((row) => row.peers ?? []);
  const counts = peers
    .map((one) => (measure === "accuracy" ? one.accuracyCount : one.latencyCount))
    .filter((count) => count > 0);
  if (counts.length === 0) return undefined;
  return {
    isSimulated: peers.some(({ isSimulated }) => isSimulated),
    fewest: Math.min(...counts),
    most: Math.max(...counts),
  };
}

function PeerWords({ table, measure }: LegendProps) {
  const peers = peersIn(table, measure);
  if (!peers) return <Trans>No colors yet. They need 20 people at the same task and level.</Trans>;
  const { isSimulated, fewest, most } = peers;
  const count = fewest === most ? fewest : `${fewest}–${most}`;
  if (isSimulated)
    return (
      <>
        <strong>
          <Trans>Compared with simulated peers (demo)</Trans>
        </strong>
        <Trans>: {count} made-up people at the same task and level.</Trans>
      </>
    );
  return <Trans>Compared with {count} people at the same task and level.</Trans>;
}

function useBandWords(measure: Measure): Record<Band, ReactNode> {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const { high, middle } = bandLimits[measure];
  if (user.type === "patient") {
    const [top, rest] = [100 - high, middle];
    return measure === "accuracy"
      ? {
          high: t`Among the top ${top} of 100`,
          middle: t`In the middle`,
          low: t`Among the lower ${rest} of 100`,
        }
      : {
          high: t`Among the fastest ${top} of 100`,
          middle: t`In the middle`,
          low: t`Among the slower ${rest} of 100`,
        };
  }
  const [belowHigh, belowMiddle] = [high - 1, middle - 1];
  return {
    high:
      measure === "accuracy"
        ? t`Percentile ${high} and above`
        : t`Percentile ${high} and above (faster)`,
    middle: t`${middle} to ${belowHigh}`,
    low: t`${belowMiddle} and below`,
  };
}

interface LegendProps {
  readonly table: DetailedTable;
  readonly measure: Measure;
}

/** What the figures, colors and marks mean. */
export function Legend({ table, measure }: LegendProps) {
  const words = useBandWords(measure);
  return (
    <div className={styles.legend}>
      <p>
        {measure === "accuracy" ? (
          <Trans>Percent right without help. Next to it: the number of items.</Trans>
        ) : (
          <Trans>Seconds to the answer. Next to it: the number of items.</Trans>
        )}{" "}
        <PeerWords table={table} measure={measure} />
      </p>
      <ul className={styles.marks}>
        {peersIn(table, measure) &&
          bands.map((band) => (
            <li key={band}>
              <span className={styles.band} data-band={band}>
                <BandMark band={band} />
              </span>
              {words[band]}
            </li>
          ))}
        <li>
          <Icon of={House} />
          <Trans>At home</Trans>
        </li>
        <li>
          <Icon of={Hospital} />
          <Trans>In the clinic</Trans>
        </li>
      </ul>
    </div>
  );
}
