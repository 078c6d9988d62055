import styles from "./bar.module.css";

export interface BarProps {
  readonly label: string;
  /** What the figure is based on: count and dates. */
  readonly note?: string;
  /** The value shown after the bar: '48', '12.5 s'. */
  readonly valueText: string;
  /** Share of the scale, 0 to 1. */
  readonly share: number;
  readonly look: "baseline" | "latest";
}

/** One figure on its scale. The pattern tells a baseline figure from a latest one without color. */
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
