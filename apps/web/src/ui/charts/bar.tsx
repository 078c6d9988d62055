import styles from "./bar.module.css";

export interface BarProps {
  readonly label: string;
  /** What the figure rests on: count and dates. */
  readonly note?: string;
  /** What stands behind the bar: '48', '12.5 s'. */
  readonly valueText: string;
  /** 0 to 1 of the scale. */
  readonly share: number;
  readonly look: "baseline" | "latest";
}

/** One figure on its scale. The pattern tells a baseline from a latest figure without colour. */
export function Bar({ label, note, valueText, share, look }: BarProps) {
  const inlineSize = `${Math.min(100, Math.max(0, share * 100))}%`;
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <span>{label}</span> {note && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.scale} aria-hidden>
        <div className={styles[look]} style={{ inlineSize }} />
      </div>
      <b className={styles.value}>{valueText}</b>
    </div>
  );
}
