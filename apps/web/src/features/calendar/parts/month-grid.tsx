import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { formatMonth, weekdayNames } from "../../../lib/formats.ts";
import { useRoom } from "../../../ui/use-room.ts";
import { weeksOf } from "../months.ts";
import styles from "./month-grid.module.css";

export interface MonthGridProps {
  /** Its first day. */
  readonly month: string;
  /** The last day there is something to say about. */
  readonly lastDay: string;
  /** Renders a day up to that one. */
  readonly renderDay: (day: string) => ReactNode;
  /** Below the days. */
  readonly children: ReactNode;
}

/** Width in rem at which `Wed` fits above a day of a single month. */
const shortNames = 15;

/** One month, Monday first. */
export function MonthGrid({ month, lastDay, renderDay, children }: MonthGridProps) {
  const { i18n } = useLingui();
  const id = useId();
  const long = weekdayNames(i18n.locale, "long");
  const names = weekdayNames(i18n.locale, useRoom(shortNames) ? "short" : "narrow");
  return (
    <section className={styles.month} aria-labelledby={id}>
      <h2 id={id}>{formatMonth(month, i18n.locale)}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table className={styles.grid} role="grid" aria-labelledby={id}>
        <thead>
          <tr>
            {names.map((name, index) => (
              <th key={long[index]} scope="col" abbr={long[index]} aria-label={long[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? index}>
                  {day !== undefined && day <= lastDay && renderDay(day)}
                  {day !== undefined && day > lastDay && (
                    <span className={styles.toCome}>{Number(day.slice(8))}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}
