import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { dayByKey, monthsAfter, monthsBefore, type Shown } from "./months.ts";

interface Bounds {
  readonly shown: Shown;
  readonly today: string;
  /** The first day with practice; undefined while unknown. */
  readonly firstDay: string | undefined;
  /** The last day that keys lead to. */
  readonly lastDay: string;
  /** Shows the months up to and including this day's month. */
  readonly onMonths: (anchor: string) => void;
}

export interface DayFocus {
  /** The one day that the Tab key leads to. */
  readonly tabStop: string;
  /** The day whose tooltip is open. */
  readonly tip: string | undefined;
  readonly onTip: (day: string, isOpen: boolean) => void;
  readonly onKey: (day: string, event: KeyboardEvent) => void;
  /** Marks a day as current without moving the focus. */
  readonly pointAt: (day: string) => void;
}

const earlierOf = (a: string, b: string | undefined) => (b !== undefined && b < a ? b : a);

/** Tracks the current day of a calendar: keys move from day to day, even into months not yet shown. */
export function useDayFocus(grid: RefObject<HTMLElement | null>, bounds: Bounds): DayFocus {
  const { shown, today, firstDay, lastDay, onMonths } = bounds;
  const [current, setCurrent] = useState(today);
  const [tip, setTip] = useState<string>();
  const goal = useRef<string>(undefined);
  const last = earlierOf(shown.endDate, lastDay);

  useEffect(() => {
    const day = goal.current && grid.current?.querySelector(`[data-day="${goal.current}"]`);
    if (!(day instanceof HTMLElement)) return;
    goal.current = undefined;
    day.focus();
  });

  useEffect(() => {
    if (tip === undefined) return undefined;
    const close = ({ key }: { readonly key: string }) => {
      if (key === "Escape") setTip(undefined);
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [tip]);

  const onKey = (day: string, event: KeyboardEvent) => {
    const asked = dayByKey(event.key, day, lastDay);
    if (asked === undefined) return;
    event.preventDefault();
    const floor = earlierOf(shown.startDate, firstDay);
    const next = asked > floor ? asked : floor;
    goal.current = next;
    setCurrent(next);
    if (next < shown.startDate) onMonths(monthsBefore(shown));
    if (next > shown.endDate) onMonths(monthsAfter(shown, today));
  };

  return {
    tabStop: current >= shown.startDate && current <= last ? current : last,
    tip,
    onTip: (day, isOpen) => {
      if (isOpen) setTip(day);
      else setTip((now) => (now === day ? undefined : now));
    },
    onKey,
    pointAt: (day) => {
      setCurrent(day);
      setTip(day);
    },
  };
}
