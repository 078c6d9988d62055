import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatMonth } from "../../../lib/formats.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { monthsAfter, monthsBefore, type Shown } from "../months.ts";
import styles from "./calendar-nav.module.css";

const DateField = lazyPart(async () => (await import("../../../ui/date-field.tsx")).DateField);

export interface CalendarNavProps {
  readonly shown: Shown;
  readonly today: string;
  /** The first day with practice; undefined while unknown. */
  readonly firstDay: string | undefined;
  /** Shows other months, up to and including this day's month. */
  readonly onMonths: (anchor: string) => void;
  /** Goes to a day. */
  readonly onDay: (day: string) => void;
}

/** Buttons for the previous and next months. */
export function CalendarNav({ shown, today, firstDay, onMonths, onDay }: CalendarNavProps) {
  const { t, i18n } = useLingui();
  const { startDate, endDate } = shown;
  const [first, last] = [formatMonth(startDate, i18n.locale), formatMonth(endDate, i18n.locale)];
  const isFirst = firstDay !== undefined && firstDay >= startDate;
  const isLast = endDate >= today;
  return (
    <div className={styles.around}>
      <nav className={styles.nav} aria-label={t`Months`}>
        <Button
          icon={ChevronLeft}
          isDisabled={isFirst}
          onPress={() => onMonths(monthsBefore(shown))}
        >
          <Trans>Earlier</Trans>
        </Button>
        <Button
          iconAfter={ChevronRight}
          isDisabled={isLast}
          onPress={() => onMonths(monthsAfter(shown, today))}
        >
          <Trans>Later</Trans>
        </Button>
        {!isLast && (
          <Button look="quiet" onPress={() => onMonths(today)}>
            <Trans>This month</Trans>
          </Button>
        )}
        <span className={styles.shown} aria-live="polite">
          {first === last ? <VisuallyHidden>{first}</VisuallyHidden> : t`${first} to ${last}`}
        </span>
      </nav>
      <DateField
        label={t`Go to a day`}
        value={null}
        onChange={(day) => day !== null && onDay(day)}
        min={firstDay}
        max={today}
      />
    </div>
  );
}
