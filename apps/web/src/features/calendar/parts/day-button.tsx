import { markOf } from "@regain/therapy/practice-day";
import type { KeyboardEvent, PointerEvent } from "react";
import { PracticeMark } from "../../../ui/charts/practice-mark.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type DayInWords, useDayWords } from "../day-words.ts";
import { DayTip } from "./day-tip.tsx";
import styles from "./month-grid.module.css";

export interface DayButtonProps extends DayInWords {
  /** The one day that the Tab key leads to. */
  readonly isTabStop: boolean;
  readonly isTipOpen: boolean;
  /** This day's tooltip opens or closes. */
  readonly onTip: (isOpen: boolean) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A day that may have practice: a tap, the mouse and the arrow keys open its tooltip. */
export function DayButton({ isTabStop, isTipOpen, onTip, onKey, ...day }: DayButtonProps) {
  const words = useDayWords()(day);
  // A finger that touches a day taps it; only a mouse hovers.
  const hover =
    (isOver: boolean) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") onTip(isOver);
    };
  return (
    <div className={styles.around} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <button
        type="button"
        className={styles.day}
        data-day={day.day}
        data-today={day.isToday || undefined}
        aria-current={day.isToday ? "date" : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onTip(true)}
        onBlur={() => onTip(false)}
        onClick={() => onTip(true)}
        onKeyDown={onKey}
      >
        <span aria-hidden className={styles.number}>
          {Number(day.day.slice(8))}
        </span>
        <VisuallyHidden>{[words.title, ...words.lines].join(". ")}</VisuallyHidden>
        <PracticeMark {...markOf(day.practice)} isWide />
      </button>
      {isTipOpen && <DayTip {...words} />}
    </div>
  );
}
