import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./rating-progress.module.css";

interface RatingProgressProps {
  /** The question that is on the screen, from 1. */
  readonly number: number;
  readonly total: number;
}

/** How many questions there are, and which one this is. */
export function RatingProgress({ number, total }: RatingProgressProps) {
  const { t } = useLingui();
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={t`Questions`} max={total} value={number} />
      <p className={styles.count}>
        <Trans>
          {number} of {total}
        </Trans>
      </p>
    </div>
  );
}
