import { Plural, Trans } from "@lingui/react/macro";
import type { PracticeOnDay } from "@regain/therapy/practice-day";
import { totalsOf } from "../months.ts";
import styles from "./month-totals.module.css";

interface MonthTotalsProps {
  readonly month: string;
  readonly byDay: ReadonlyMap<string, PracticeOnDay>;
  /** The patient's own: what was not reached is not said. */
  readonly isOwn: boolean;
}

/** A month's practice, in words. */
export function MonthTotals({ month, byDay, isOwn }: MonthTotalsProps) {
  const { days, clinicDays, goalDays, minutes, items } = totalsOf(month, byDay);
  if (days === 0)
    return (
      <p className={styles.totals}>
        <Trans>No practice this month.</Trans>
      </p>
    );
  return (
    <p className={styles.totals}>
      <strong>
        <Plural value={days} one="# day with practice" other="# days with practice" />
        {", "}
        <Plural value={minutes} one="# minute" other="# minutes" />
        {", "}
        <Plural value={items} one="# item" other="# items" />.
      </strong>{" "}
      {!(isOwn && goalDays === 0) && (
        <Plural
          value={goalDays}
          _0="Goal not met on any day."
          one="Goal met on # day."
          other="Goal met on # days."
        />
      )}{" "}
      {clinicDays > 0 && (
        <Plural value={clinicDays} one="In the clinic on # day." other="In the clinic on # days." />
      )}
    </p>
  );
}
