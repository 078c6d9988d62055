import { useLingui } from "@lingui/react/macro";
import { parseDate } from "@internationalized/date";
import type { RangeChoice } from "./date-range-field.tsx";

/** The last 7, 30 and 90 days, and everything: for the quick choices of a `DateRangeField`. */
export function useRangeChoices(firstDay: string | undefined, today: string): RangeChoice[] {
  const { t } = useLingui();
  const last = (days: number) => ({
    label: t`Last ${days} days`,
    range: {
      from: parseDate(today)
        .subtract({ days: days - 1 })
        .toString(),
      to: today,
    },
  });
  const all = firstDay && { label: t`All`, range: { from: firstDay, to: today } };
  return [last(7), last(30), last(90), ...(all ? [all] : [])];
}
