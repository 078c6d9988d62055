import styles from "./day-tip.module.css";

export interface DayTipProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A visual tooltip above a day: the day's button already announces the same text. */
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
