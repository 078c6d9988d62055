import { useLingui } from "@lingui/react/macro";
import { type FocusEvent, useRef, useState } from "react";
import { Calendar } from "react-aria-components/Calendar";
import { DatePicker } from "react-aria-components/DatePicker";
import { Group } from "react-aria-components/Group";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Label } from "react-aria-components/Label";
import { DateCalendar, useMonthCount } from "./date-calendar.tsx";
import calendar from "./date-calendar.module.css";
import styles from "./date-field.module.css";
import { type DateFault, type DayLimits, isTaken } from "./date-limits.ts";
import {
  BelowField,
  calendarLimits,
  DayInput,
  isHalfTyped,
  isMissingDay,
  isPart,
  OpenButton,
  partsLocale,
  toDate,
  useFaultText,
} from "./date-parts.tsx";
import { DatePopover } from "./date-popover.tsx";
import field from "./field.module.css";

export interface DateFieldProps extends DayLimits {
  readonly label: string;
  readonly description?: string | undefined;
  /** The sentence below the field; its presence marks the field invalid. */
  readonly error?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly value: string | null;
  /** Called with a day within the limits as soon as it is complete; with null while it is not. */
  readonly onChange: (day: string | null) => void;
  /** The field, when left, shows something that is no day within the limits; or does so no longer. */
  readonly onFault?: (isFaulty: boolean) => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** One day, typed as MM/DD/YYYY or chosen in a calendar. Heavy: for screens and dialogs that are loaded lazily. */
export function DateField(props: DateFieldProps) {
  const { label, description, error, value, onChange, onFault, min, max, ...rest } = props;
  const { t } = useLingui();
  const faultText = useFaultText({ min, max });
  const months = useMonthCount();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [fault, setFault] = useState<DateFault>();
  const group = useRef<HTMLDivElement>(null);
  const counts = (day: string | null) => day !== null && isTaken(day, { min, max });
  if (value !== seen) {
    setSeen(value);
    // The owner also holds null while the day shown is not valid: it stays so that it can be corrected.
    if (value !== null || (counts(typed) && !fault)) setTyped(value);
  }
  const tell = (day: string | null) => {
    if (day !== value) onChange(day);
  };
  const say = (found: DateFault | undefined) => {
    setFault(found);
    if ((found !== undefined) !== (fault !== undefined)) onFault?.(found !== undefined);
  };
  /** The parts are left with a day that no month has: the one made of it is not meant. */
  const isMissing = useRef(false);
  const isOpen = useRef(false);
  const leaveParts = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    if (!isPart(target)) return;
    const isStill = relatedTarget && currentTarget.contains(relatedTarget) && isPart(relatedTarget);
    isMissing.current = !isStill && isMissingDay(currentTarget);
    if (!isMissing.current) return;
    setTyped(null);
    say("missing");
    tell(null);
  };
  const change = (day: string | null) => {
    if (isMissing.current && !isOpen.current) return;
    isMissing.current = false;
    setTyped(day);
    say(undefined);
    tell(counts(day) ? day : null);
  };
  const leave = () => {
    if (isMissing.current) return;
    const half = isHalfTyped(group.current) ? "half" : undefined;
    say(half ?? (typed !== null && !counts(typed) ? "outside" : undefined));
    if (!half) return;
    // The library would show the last complete day again, or a day on the way to it, which the owner no longer has.
    setTyped(null);
    tell(null);
  };
  const shownError = error ?? (fault && faultText(fault));
  return (
    <I18nProvider locale={partsLocale}>
      <DatePicker
        {...rest}
        validationBehavior="aria"
        firstDayOfWeek="mon"
        shouldForceLeadingZeros
        value={toDate(typed)}
        onChange={(date) => change(date?.toString() ?? null)}
        onOpenChange={(next) => (isOpen.current = next)}
        onBlur={leave}
        isInvalid={shownError !== undefined}
        className={field.field ?? ""}
      >
        <Label className={field.label}>{label}</Label>
        <Group
          ref={group}
          // Before the parts themselves notice it.
          onBlurCapture={leaveParts}
          onFocusCapture={({ target }) => {
            if (isPart(target)) isMissing.current = false;
          }}
          className={styles.group ?? ""}
          data-faulty={shownError !== undefined || undefined}
        >
          <div className={styles.days}>
            <DayInput />
          </div>
          <OpenButton />
        </Group>
        <BelowField description={description} error={shownError} />
        <DatePopover label={t`Choose a day`} isNarrow={months === 1} hint={t`Choose the day.`}>
          {() => (
            <Calendar
              {...calendarLimits({ min, max })}
              visibleDuration={{ months }}
              pageBehavior="single"
              selectionAlignment="end"
              className={calendar.single ?? ""}
            >
              <DateCalendar months={months} />
            </Calendar>
          )}
        </DatePopover>
      </DatePicker>
    </I18nProvider>
  );
}
