/** How notes write figures, days and names. */
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { cueTypes } from "@regain/contract/entities/enumerations";
import type { GoalStanding } from "@regain/therapy/goals";
import type { Stretch } from "@regain/therapy/note-figures";
import { wholeMinutes } from "@regain/therapy/practice-day";
import { oneDecimal } from "../../lib/one-decimal.ts";
import { shownDate } from "../../lib/shown-date.ts";

const texts = english.noteTexts;

export const itemsText = (count: number): string =>
  count === 1 ? texts.itemsOne : format(texts.items, { count });

export const scoredItemsText = (count: number): string =>
  count === 1 ? texts.scoredItemsOne : format(texts.scoredItems, { count });

/** `+1 point`, `12 points`: the number, and how it is written. */
export const pointsText = (points: number, shown = String(points)): string =>
  format(Math.abs(points) === 1 ? texts.change.pointsOne : texts.change.points, { points: shown });

/** Rounded down, as in the calendar: no figure promises more than there was. */
export function minutesText(seconds: number): string {
  const count = wholeMinutes(seconds);
  return count > 0 ? format(texts.minutes, { count }) : texts.minutesNone;
}

/** One day, or the first and the last of several. */
export const datesText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? shownDate(from) : format(texts.dates, { from: shownDate(from), to: shownDate(to) });

/** `76% (25)`: a percentage with the number of scored items it averages. */
export const percentText = (percent: number | null, count: number): string =>
  percent === null ? texts.none : format(texts.percentOf, { percent: Math.round(percent), count });

export const secondsText = (latency: number | null): string =>
  latency === null ? texts.none : oneDecimal(latency).toFixed(1);

const helpKinds = [...cueTypes, "hint"] as const;

/** `semantic 3, hints shown 2`, ordered from least help to most. */
export function cuesText(cues: Stretch["cues"]): string {
  const counts = new Map(cues.map(({ type, count }) => [type, count]));
  const shown = helpKinds.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [format(texts.cues[kind], { count })] : [];
  });
  return shown.join(texts.and) || texts.noCues;
}

const monthName = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** Days by month: `Oct 2026: 23, 25; Nov 2026: 1`. */
export function daysText(days: readonly string[]): string {
  const months = Map.groupBy(days, (day) => day.slice(0, 7));
  return [...months]
    .map(([month, own]) => {
      const name = monthName.format(new Date(`${month}-01T00:00:00Z`));
      return `${name}: ${own.map((day) => Number(day.slice(8))).join(", ")}`;
    })
    .join("; ");
}

/** How close a goal is. A figure below its target is never rounded up to it. */
export function standingText(standing: GoalStanding, targetPercent: number): string {
  const template = texts.goals.standing[standing.kind];
  if (standing.kind === "not-practised") return template;
  if (standing.kind === "passed") return format(template, { level: standing.level });
  const isShort = standing.percent < targetPercent;
  const percent = isShort ? Math.floor(standing.percent) : Math.round(standing.percent);
  return format(template, {
    percent,
    items: itemsText(standing.scoredCount),
    dates: datesText(standing),
    gap: pointsText(targetPercent - percent),
  });
}
