import styles from "./day-tip.module.css";

export interface DayTipProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The words of a day above it, for eyes only: the day's button says them by itself. */
export function DayTip({ title, lines }: DayTipProps) {
  return (
    <span aria-hidden className={styles.tip} data-tip>
      <strong>{title}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
