import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DetailedRow, OpenedCell } from "@regain/contract/entities/detailed-table";
import { Lightbulb, Pencil, SkipForward } from "lucide-react";
import { formatEpochDay, formatPercent } from "../../../lib/formats.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useResponseWords } from "../response-words.ts";
import styles from "./cell-facts.module.css";

interface CellFactsProps {
  readonly cell: OpenedCell;
  readonly peers: DetailedRow["peers"];
}

/** The cell's figures, each with what it is based on. */
export function CellFacts({ cell, peers }: CellFactsProps) {
  const { t, i18n } = useLingui();
  const { seconds } = useResponseWords();
  const percent = (value: number) => formatPercent(value, i18n.locale);
  const items = (count: number) => t`${plural(count, { one: "# item", other: "# items" })}`;
  const places = { home: t`at home`, clinic: t`in the clinic`, both: t`at home and in the clinic` };
  const [from, to] = [cell.dateRange.startDate, cell.dateRange.endDate].map(formatEpochDay);
  const days = from === to ? from : t`${from} to ${to}`;
  const skipped = cell.completedTasks - cell.scoredTasks;
  const { accuracy, accuracyWithHelp, accuracyMean, latency, latencyMean } = cell;
  const others = peers?.isSimulated ? t`Simulated peers (demo)` : t`Others`;
  const people = (count = 0) => t`${plural(count, { one: "# person", other: "# people" })}`;
  return (
    <div className={styles.facts}>
      <p>
        {days}, {places[cell.location]}
        {skipped > 0 && (
          <>
            . <Trans>{items(skipped)} skipped</Trans>
          </>
        )}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Trans>Accuracy</Trans>
          </dt>
          <dd>
            {accuracy === null ? (
              <Trans>Nothing was scored.</Trans>
            ) : (
              <>
                <span className={styles.own}>
                  <Trans>
                    {percent(accuracy)} right without help, {items(cell.scoredTasks)}
                  </Trans>
                </span>
                {accuracyWithHelp !== null && accuracyWithHelp !== accuracy && (
                  <span>
                    <Trans>{percent(accuracyWithHelp)} with help counted</Trans>
                  </span>
                )}
                {accuracyMean !== null && (
                  <span className={styles.others}>
                    {others}: {percent(accuracyMean)}, {people(peers?.accuracyCount)}
                  </span>
                )}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Latency</Trans>
          </dt>
          <dd>
            {latency === null ? (
              <Trans>Nothing was timed.</Trans>
            ) : (
              <>
                <span className={styles.own}>
                  <Trans>
                    {seconds(latency)} to the answer, {items(cell.latencyTasks)}
                  </Trans>
                </span>
                {latencyMean !== null && (
                  <span className={styles.others}>
                    {others}: {seconds(latencyMean)}, {people(peers?.latencyCount)}
                  </span>
                )}
              </>
            )}
          </dd>
        </div>
      </dl>
      <ul className={styles.legend}>
        <li>
          <span className={styles.line} aria-hidden />
          <Trans>Mean of this cell</Trans>
        </li>
        {(accuracyMean ?? latencyMean) !== null && (
          <li>
            <span className={styles.line} data-whose="others" aria-hidden />
            {others}
          </li>
        )}
        <li>
          <Icon of={Lightbulb} />
          <Trans>With help</Trans>
        </li>
        <li>
          <Icon of={SkipForward} />
          <Trans>Skipped</Trans>
        </li>
        <li>
          <Icon of={Pencil} />
          <Trans>Corrected</Trans>
        </li>
      </ul>
    </div>
  );
}
