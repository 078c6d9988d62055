import { Trans, useLingui } from "@lingui/react/macro";
import type { OpenedCell } from "@regain/contract/entities/detailed-table";
import type { SessionResponse } from "@regain/contract/entities/session-response";
import { hadHelp } from "@regain/therapy/blocks";
import { Hospital, House, Lightbulb, Pencil, SkipForward } from "lucide-react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { formatDay, formatNumber } from "../../../lib/formats.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { beginsAnew, scaleEnd, shareOf } from "../bar-scale.ts";
import { useResponseWords } from "../response-words.ts";
import styles from "./cell-bars.module.css";

/** A mean's position on a scale; nothing if unknown. */
function MeanLine({ share, whose }: { readonly share: number | null; readonly whose: string }) {
  if (share === null) return null;
  return <span className={styles.mean} data-whose={whose} style={{ insetBlockEnd: `${share}%` }} />;
}

interface BarProps {
  readonly share: number | null;
  /** The figure above the bar. */
  readonly figure: string;
  readonly isHelped?: boolean;
}

function Bar({ share, figure, isHelped = false }: BarProps) {
  return (
    <span className={styles.track}>
      {share !== null && (
        <span
          className={styles.bar}
          data-helped={isHelped || undefined}
          style={{ blockSize: `${share}%` }}
        />
      )}
      <span
        className={styles.figure}
        // Above the minimum height of a bar.
        style={{ insetBlockEnd: `max(4px, ${share ?? 0}%)` }}
      >
        {figure}
      </span>
    </span>
  );
}

/** Facts about an answer besides its figures, as icons below its bars. */
function Signs({ response }: { readonly response: SessionResponse }) {
  return (
    <span className={styles.signs}>
      {response.skipType !== "NONE" && <Icon of={SkipForward} />}
      {hadHelp(response) && <Icon of={Lightbulb} />}
      {response.isCorrected && <Icon of={Pencil} />}
    </span>
  );
}

const placeIcons = { home: House, clinic: Hospital } as const;

export interface CellBarsProps {
  readonly cell: OpenedCell;
  /** In the order they were given. */
  readonly responses: readonly SessionResponse[];
  /** The number of the first. */
  readonly first: number;
  readonly chosen: string | undefined;
  readonly onChoose: (responseId: string | undefined) => void;
}

/** Accuracy above, latency below, one column per answer. The arrow keys move between them, Enter chooses. */
export function CellBars({ cell, responses, first, chosen, onChoose }: CellBarsProps) {
  const { t } = useLingui();
  const { outcome, when, seconds } = useResponseWords();
  const end = scaleEnd([
    ...responses.map(({ latency }) => latency),
    cell.latency,
    cell.latencyMean,
  ]);
  const means = (own: number | null, others: number | null, scale: number) => (
    <>
      <MeanLine share={own === null ? null : shareOf(own, scale)} whose="own" />
      <MeanLine share={others === null ? null : shareOf(others, scale)} whose="others" />
    </>
  );
  return (
    <div className={styles.chart}>
      <div className={styles.scales} aria-hidden>
        <span className={styles.scale}>
          <b>
            <Trans>Accuracy</Trans>
          </b>
          <span>100%</span>
          <span>0%</span>
        </span>
        <span className={styles.scale}>
          <b>
            <Trans>Latency</Trans>
          </b>
          <span>{seconds(end)}</span>
          <span>{seconds(0)}</span>
        </span>
      </div>
      <div className={styles.roll}>
        <div className={styles.inner}>
          <div className={styles.means} aria-hidden>
            <span className={styles.field}>{means(cell.accuracy, cell.accuracyMean, 100)}</span>
            <span className={styles.field}>{means(cell.latency, cell.latencyMean, end)}</span>
          </div>
          <ListBox
            aria-label={t`Items, in the order they were given`}
            orientation="horizontal"
            selectionMode="single"
            // The second tap of a trembling hand must not close what the first has opened.
            disallowEmptySelection
            selectedKeys={chosen === undefined ? [] : [chosen]}
            onSelectionChange={(keys) => {
              const [key] = keys === "all" ? [] : keys;
              onChoose(key === undefined ? undefined : String(key));
            }}
            className={styles.bars ?? ""}
          >
            {responses.map((response, index) => {
              const { responseId, accuracy, latency, date, place } = response;
              const number = first + index;
              const name = `${t`Item ${number}`}, ${when(response)}: ${outcome(response)}`;
              return (
                <ListBoxItem
                  key={responseId}
                  id={responseId}
                  textValue={name}
                  className={styles.item ?? ""}
                >
                  <VisuallyHidden>{name}</VisuallyHidden>
                  <span aria-hidden className={styles.seen}>
                    <Bar
                      share={accuracy}
                      figure={accuracy === null ? "–" : String(Math.round(accuracy))}
                      isHelped={hadHelp(response)}
                    />
                    <Bar
                      share={latency === null ? null : shareOf(latency, end)}
                      figure={latency === null ? "–" : formatNumber(latency)}
                    />
                    <Signs response={response} />
                    {beginsAnew(responses, index) && (
                      <span className={styles.day}>
                        <Icon of={placeIcons[place]} />
                        {formatDay(date)}
                      </span>
                    )}
                  </span>
                </ListBoxItem>
              );
            })}
          </ListBox>
        </div>
      </div>
    </div>
  );
}
