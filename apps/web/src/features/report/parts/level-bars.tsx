import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Bar } from "../../../ui/charts/bar.tsx";
import { formatDay, formatNumber, formatPercent } from "../../../lib/formats.ts";
import type { LevelFigures } from "../level-order.ts";
import { CueNote } from "./cue-note.tsx";
import styles from "./level-bars.module.css";

type Measure = LevelFigures["accuracy"];

interface MeasureBarsProps {
  readonly name: string;
  readonly measure: Measure;
  readonly show: (value: number) => string;
}

/** A measure's baseline and latest figure, each with the count and day it is based on. */
function MeasureBars({ name, measure, show }: MeasureBarsProps) {
  const { t } = useLingui();
  const names = { baseline: t`Baseline`, latest: t`Latest` };
  return (
    <div className={styles.measure}>
      <h4>{name}</h4>
      {!measure.baseline && !measure.latest && (
        <p>
          <Trans>No Data Available</Trans>
        </p>
      )}
      {(["baseline", "latest"] as const).map((which) => {
        const figure = measure[which];
        if (!figure) return null;
        const items = plural(figure.itemCount, { one: "# item", other: "# items" });
        const range = measure.max - measure.min;
        return (
          <Bar
            key={which}
            label={names[which]}
            valueText={show(figure.value)}
            share={range > 0 ? (figure.value - measure.min) / range : 0}
            look={which}
            note={`${items} · ${formatDay(figure.date)}`}
          />
        );
      })}
    </div>
  );
}

interface LevelBarsProps {
  readonly level: number;
  readonly figures: LevelFigures;
  /** Questions come at set times: the time is an answer's, not the item's. */
  readonly isPaced: boolean;
}

/** One level of an exercise: accuracy without help, time, and the help given. */
export function LevelBars({ level, figures, isPaced }: LevelBarsProps) {
  const { t, i18n } = useLingui();
  const hasBaseline = [figures.accuracy, figures.latency].some(({ baseline }) => baseline !== null);
  return (
    <section className={styles.level}>
      <h3>
        <Trans>Level {level}</Trans>
      </h3>
      <div className={styles.measures}>
        <MeasureBars
          name={t`Accuracy without help`}
          measure={figures.accuracy}
          show={(value) => formatPercent(value, i18n.locale)}
        />
        <MeasureBars
          name={isPaced ? t`Time per answer` : t`Completion time`}
          measure={figures.latency}
          show={(value) => `${formatNumber(value, i18n.locale)} ${figures.latency.unit}`}
        />
      </div>
      <p className={styles.change}>{figures.change.text}</p>
      <CueNote
        baseline={hasBaseline ? figures.baselineCues : undefined}
        latest={figures.latestCues}
      />
    </section>
  );
}
