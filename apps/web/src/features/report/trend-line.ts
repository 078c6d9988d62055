import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { AreaTrend, TaskTrend, TrendStep } from "@regain/contract/entities/trends";
import { formatDay, formatPercent } from "../../lib/formats.ts";
import type { LineMark, LinePoint } from "../../ui/charts/line-chart.tsx";

/** A trend as a line, and as table rows. */
export interface TrendLine {
  readonly points: readonly LinePoint[];
  readonly marks: readonly LineMark[];
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  /** What the marks mean, in words; latest first. */
  readonly notes: readonly string[];
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const middleOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  (timeOf(startDate) + timeOf(endDate)) / 2;

const items = (count: number) => plural(count, { one: "# item", other: "# items" });

/** A week is named by its first day. */
function periodName(i18n: I18n, by: TrendStep, startDate: string): string {
  const day = formatDay(startDate);
  return by === "week" ? i18n._(msg`Week of ${day}`) : day;
}

export function areaLine(i18n: I18n, by: TrendStep, { points }: AreaTrend): TrendLine {
  // The exercises the first point is based on do not count as a change.
  const joined = points.map((point, index) => (index === 0 ? [] : point.joined));
  let part = 0;
  const drawn = points.map((point, index) => {
    if (joined[index]?.length) part++;
    const name = periodName(i18n, by, point.startDate);
    const [value, rests] = [String(point.value), items(point.itemCount)];
    return {
      point,
      line: {
        id: point.startDate,
        at: middleOf(point),
        value: point.value,
        series: String(part),
        text: i18n._(msg`${name}: score ${value}, from the last ${rests}`),
      },
      cells: [name, value, String(point.itemCount)],
    };
  });
  const newcomers = points.flatMap((point, index) =>
    (joined[index] ?? []).map((exercise) => ({ point, exercise })),
  );
  return {
    points: drawn.map(({ line }) => line),
    marks: points.flatMap((point, index) =>
      joined[index]?.length ? [{ at: middleOf(point), label: "+" }] : [],
    ),
    columns: [
      by === "week" ? i18n._(msg`Week of`) : i18n._(msg`Day`),
      i18n._(msg`Score`),
      i18n._(msg`Items it is based on`),
    ],
    rows: drawn.map(({ point, cells }) => ({ id: point.startDate, cells })),
    notes: newcomers
      .map(({ point, exercise }) => {
        const day = formatDay(point.startDate);
        return i18n._(msg`+ ${day}: ${exercise} counts from here on.`);
      })
      .toReversed(),
  };
}

export function taskLine(
  i18n: I18n,
  by: TrendStep,
  { points, levelChanges }: TaskTrend,
): TrendLine {
  const drawn = points.map((point) => {
    const { startDate, level, accuracy, low, high, itemCount } = point;
    const name = periodName(i18n, by, startDate);
    const percent = formatPercent(accuracy, i18n.locale);
    const [least, most] = [formatPercent(low, i18n.locale), formatPercent(high, i18n.locale)];
    const count = items(itemCount);
    return {
      line: {
        id: `${startDate} ${level}`,
        at: middleOf(point),
        value: accuracy,
        spread: { low, high },
        series: String(level),
        text: i18n._(msg`${name}: level ${level}, ${percent} right without help, ${count}`),
      },
      cells: [name, String(level), percent, i18n._(msg`${least} to ${most}`), String(itemCount)],
    };
  });
  return {
    points: drawn.map(({ line }) => line),
    marks: levelChanges.map(({ date, from, to }) => ({
      at: timeOf(date),
      label: `${from} → ${to}`,
    })),
    columns: [
      by === "week" ? i18n._(msg`Week of`) : i18n._(msg`Day`),
      i18n._(msg`Level`),
      i18n._(msg`Right without help`),
      i18n._(msg`95% interval`),
      i18n._(msg`Items`),
    ],
    rows: drawn.map(({ line, cells }) => ({ id: line.id, cells })),
    notes: levelChanges
      .map(({ date, from, to, text }) => {
        const day = formatDay(date);
        return i18n._(msg`${day}: level ${from} to level ${to}. ${text}`);
      })
      .toReversed(),
  };
}
