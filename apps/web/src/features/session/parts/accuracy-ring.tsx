import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatPercent } from "../../../lib/formats.ts";
import styles from "./accuracy-ring.module.css";

interface AccuracyRingProps {
  /** 0 to 100. */
  readonly value: number;
  readonly text: string;
  readonly children?: ReactNode;
}

const length = 2 * Math.PI * 40;

/** How much was right, as a ring with a figure in it and words next to it. */
export function AccuracyRing({ value, text, children }: AccuracyRingProps) {
  const { i18n } = useLingui();
  return (
    <section className={styles.fact}>
      <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden>
        <circle className={styles.rail} cx="50" cy="50" r="40" />
        <circle
          className={styles.bar}
          cx="50"
          cy="50"
          r="40"
          transform="rotate(-90 50 50)"
          strokeDasharray={`${(length * value) / 100} ${length}`}
        />
        <text x="50" y="57" textAnchor="middle">
          {formatPercent(value, i18n.locale)}
        </text>
      </svg>
      <div>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}
