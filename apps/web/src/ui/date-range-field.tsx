import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { DateRangePicker } from "react-aria-components/DateRangePicker";
import { Group } from "react-aria-components/Group";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Label } from "react-aria-components/Label";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import { Button } from "./button.tsx";
import { DateCalendar, useMonthCount } from "./date-calendar.tsx";
import styles from "./date-field.module.css";
import { type DateFault, type DayLimits, type DayRange, rangeFault } from "./date-limits.ts";
import {
  BelowField,
  calendarLimits,
  DayInput,
  isHalfTyped,
  isPart,
  OpenButton,
  partsLocale,
  toDate,
  useFaultText,
} from "./date-parts.tsx";
import { DatePopover } from "./date-popover.tsx";
import field from "./field.module.css";

export interface RangeChoice {
  readonly label: string;
  readonly range: DayRange;
}

export interface DateRangeFieldProps extends DayLimits {
  readonly label: string;
  readonly description?: string | undefined;
  /** The sentence below the field; its presence marks the field invalid. */
  readonly error?: string | undefined;
  /** Days `YYYY-MM-DD`, both included. */
  readonly value: DayRange | null;
  /**
   * Called with a complete range within the limits: when it is chosen in the calendar, or, if typed, when the field is
   * left or Enter is pressed.
   */
  readonly onChange: (range: DayRange) => void;
  /** The field no longer shows a complete range within the limits: the previous one no longer applies. */
  readonly onFault?: () => void;
  /** Ranges to choose with one press, above the calendar. */
  readonly choices?: readonly RangeChoice[];
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

const isSame = (a: DayRange | null, b: DayRange | null) => a?.from === b?.from && a?.to === b?.to;

const datesOf = (range: DayRange | null) => {
  const [start, end] = [toDate(range?.from), toDate(range?.to)];
  return start && end ? { start, end } : null;
};

/** A range of days, typed as MM/DD/YYYY or chosen in a calendar. Heavy: for screens that are loaded lazily. */
export function DateRangeField(props: DateRangeFieldProps) {
  const {
    label,
    description,
    error,
    value,
    onChange,
    onFault,
    choices = [],
    min,
    max,
    ...rest
  } = props;
  const { t } = useLingui();
  const faultText = useFaultText({ min, max });
  const months = useMonthCount();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<DateFault>();
  const group = useRef<HTMLDivElement>(null);
  if (!isSame(value, seen)) {
    setSeen(value);
    // The owner dropped an invalid range; it stays here to be corrected.
    if (value !== null || fault === undefined) {
      setTyped(value);
      setFault(undefined);
    }
  }
  const say = (found: DateFault | undefined) => {
    setFault(found);
    if (found) onFault?.();
  };
  const count = (range: DayRange) => {
    setTyped(range);
    const found = rangeFault(range, { min, max });
    say(found);
    if (!found && !isSame(range, value)) onChange(range);
  };
  const leave = () => {
    if (isHalfTyped(group.current)) say("half");
    else if (typed) count(typed);
    // Emptied: the range shown before still applies.
    else setTyped(value);
  };
  const shownError = error ?? (fault && faultText(fault));
  return (
    <I18nProvider locale={partsLocale}>
      <DateRangePicker
        {...rest}
        validationBehavior="aria"
        firstDayOfWeek="mon"
        shouldForceLeadingZeros
        value={datesOf(typed)}
        onChange={(dates) => {
          const range = dates && { from: dates.start.toString(), to: dates.end.toString() };
          // Typing passes through dates that are not meant; a choice in the calendar is meant.
          if (isOpen && range) count(range);
          else setTyped(range);
        }}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onBlur={leave}
        isInvalid={shownError !== undefined}
        className={field.field ?? ""}
      >
        <Label className={field.label}>{label}</Label>
        <Group
          ref={group}
          onKeyDownCapture={(event) => {
            // Capture phase, because the parts of a date stop key events.
            if (event.key === "Enter" && isPart(event.target)) leave();
          }}
          className={styles.group ?? ""}
          data-faulty={shownError !== undefined || undefined}
        >
          <div className={styles.days}>
            <span className={styles.input}>
              <DayInput slot="start" />
              <span aria-hidden className={styles.dash}>
                –
              </span>
            </span>
            <DayInput slot="end" />
          </div>
          <OpenButton />
        </Group>
        <BelowField description={description} error={shownError} />
        <DatePopover
          label={t`Choose days`}
          isNarrow={months === 1}
          hint={t`Choose the first day, then the last day.`}
        >
          {(close) => (
            <>
              {choices.length > 0 && (
                <div className={styles.choices}>
                  {choices.map((choice) => (
                    <Button
                      key={choice.label}
                      onPress={() => {
                        count(choice.range);
                        close();
                      }}
                    >
                      {choice.label}
                    </Button>
                  ))}
                </div>
              )}
              <RangeCalendar
                {...calendarLimits({ min, max })}
                visibleDuration={{ months }}
                pageBehavior="single"
                selectionAlignment="end"
                // Ranges more often end recently than begin recently.
                defaultFocusedValue={toDate(typed?.to ?? max)}
                commitBehavior="reset"
              >
                <DateCalendar months={months} />
              </RangeCalendar>
            </>
          )}
        </DatePopover>
      </DateRangePicker>
    </I18nProvider>
  );
}
