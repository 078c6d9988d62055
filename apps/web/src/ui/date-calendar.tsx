import type { CalendarDate } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import styles from "./date-calendar.module.css";
import { Icon } from "./icon.tsx";
import { useRoom } from "./use-room.ts";

/** Wide enough for two months side by side in the densest room, rem. */
const twoMonths = 46;

/** How many months a date field shows at a time: two, or one where space is short. */
export const useMonthCount = (): number => (useRoom(twoMonths) ? 2 : 1);

const cell = (date: CalendarDate) => <CalendarCell date={date} className={styles.day ?? ""} />;

/** The months inside a `Calendar` or `RangeCalendar`, with buttons for the previous and next ones. */
export function DateCalendar({ months }: { readonly months: number }) {
  return (
    <div className={styles.months}>
      <Button slot="previous" className={styles.step ?? ""}>
        <Icon of={ChevronLeft} />
      </Button>
      <Button slot="next" className={styles.step ?? ""}>
        <Icon of={ChevronRight} />
      </Button>
      {Array.from({ length: months }, (_, index) => (
        <div key={index} className={styles.month}>
          <CalendarHeading offset={{ months: index }} className={styles.heading ?? ""} />
          <CalendarGrid
            offset={{ months: index }}
            weekdayStyle="short"
            className={styles.grid ?? ""}
          >
            <CalendarGridHeader>
              {(name) => (
                <CalendarHeaderCell className={styles.weekday ?? ""}>{name}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>{cell}</CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}
