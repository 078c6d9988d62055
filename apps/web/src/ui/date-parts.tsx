/** The shared parts of the date field and the date range field. */
import { parseDate } from "@internationalized/date";
import { useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { FieldError } from "react-aria-components/FieldError";
import { Text } from "react-aria-components/Text";
import styles from "./date-field.module.css";
import { type DateFault, type DayLimits, isRealDay } from "./date-limits.ts";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";

/** Days are shown as MM/DD/YYYY in every language, so the order of the parts does not follow the device. */
export const partsLocale = "en-US";

export const toDate = (day: string | null | undefined) => (day ? parseDate(day) : null);

/** Both limits for a calendar; a missing one is left out. */
export const calendarLimits = ({ min, max }: DayLimits) => ({
  ...(min ? { minValue: parseDate(min) } : {}),
  ...(max ? { maxValue: parseDate(max) } : {}),
});

const shown = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** What is wrong with a typed day or range, in words. */
export function useFaultText({ min, max }: DayLimits): (fault: DateFault) => string {
  const { t } = useLingui();
  const outside = () => {
    const [first, last] = [min && shown(min), max && shown(max)];
    if (first && last) return t`Choose days from ${first} to ${last}.`;
    if (first) return t`Choose ${first} or a later day.`;
    if (last) return t`Choose ${last} or an earlier day.`;
    return t`Check the year.`;
  };
  const texts: Record<DateFault, () => string> = {
    half: () => t`Enter the month, the day and the year.`,
    missing: () => t`There is no such day. Enter the date again.`,
    reversed: () => t`The first day comes after the last day.`,
    outside,
  };
  return (fault) => texts[fault]();
}

/** Whether the element is a field's month, day or year, and not the button next to them. */
export const isPart = (element: EventTarget): boolean =>
  element instanceof Element && element.getAttribute("role") === "spinbutton";

/** Whether some parts of a day are filled in and others are not; meanwhile, the field keeps its last complete day. */
export function isHalfTyped(group: Element | null): boolean {
  const parts = [...(group?.querySelectorAll("[role=spinbutton]") ?? [])];
  const empty = parts.filter((part) => part.hasAttribute("data-placeholder"));
  return empty.length > 0 && empty.length < parts.length;
}

/** Whether the parts show a day that no month has. React Aria would make the last day of the month of it. */
export function isMissingDay(group: Element | null): boolean {
  const of = (type: string) => Number(group?.querySelector(`[data-type=${type}]`)?.textContent);
  const [year, month, day] = [of("year"), of("month"), of("day")];
  return year > 0 && month > 0 && day > 0 && !isRealDay(year, month, day);
}

export function DayInput({ slot }: { readonly slot?: "start" | "end" }) {
  return (
    <DateInput {...(slot ? { slot } : {})} className={styles.input ?? ""}>
      {(segment) => <DateSegment segment={segment} className={styles.segment ?? ""} />}
    </DateInput>
  );
}

export function OpenButton() {
  return (
    <Button className={styles.open ?? ""}>
      <Icon of={CalendarDays} />
    </Button>
  );
}

interface BelowProps {
  readonly description: string | undefined;
  readonly error: string | undefined;
}

/** The help below a field, and the sentence about what is wrong. */
export function BelowField({ description, error }: BelowProps) {
  return (
    <>
      {description && (
        <Text slot="description" className={field.hint}>
          {description}
        </Text>
      )}
      {error && <FieldError className={field.error ?? ""}>{error}</FieldError>}
    </>
  );
}
