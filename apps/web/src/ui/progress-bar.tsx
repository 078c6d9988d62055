import { Label } from "react-aria-components/Label";
import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar";
import styles from "./progress-bar.module.css";

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to `max`. */
  readonly value: number;
  readonly max?: number;
  /** The value in words, instead of a percentage: `3 of 10`. */
  readonly shown?: string;
}

export function ProgressBar({ label, value, max = 100, shown }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value}
      maxValue={max}
      {...(shown ? { valueLabel: shown } : {})}
      className={styles.progress ?? ""}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <div className={styles.words}>
            <Label>{label}</Label>
            <span>{valueText}</span>
          </div>
          <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
            <rect className={styles.rail} width="100" height="12" />
            <rect className={styles.bar} width={percentage} height="12" />
          </svg>
        </>
      )}
    </AriaProgressBar>
  );
}
