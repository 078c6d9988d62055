import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import type { Segment } from "../engine/progress.ts";
import styles from "./progress.module.css";

interface ProgressProps {
  readonly segments: readonly Segment[];
  /** The item that is on the screen, from 1. */
  readonly number: number;
  readonly total: number;
}

/** How far along it is: one part of the bar per exercise, and the items in figures. */
export const Progress = memo(function Progress({ segments, number, total }: ProgressProps) {
  const { t } = useLingui();
  const exercise = segments.findIndex(({ state }) => state === "current") + 1;
  const count = segments.length;
  return (
    <div className={styles.progress}>
      <ol
        className={styles.segments}
        style={{ "--count": count }}
        aria-label={t`Exercise ${exercise} of ${count}`}
      >
        {segments.map(({ state, done, total: items }, index) => (
          <li
            key={index}
            className={styles.segment}
            data-state={state}
            style={{ "--done": `${(100 * done) / items}%` }}
          >
            <span className={styles.words}>
              {state === "done" && <Trans>Done</Trans>}
              {state === "current" && <Trans>Now</Trans>}
              {state === "pending" && <Trans>To come</Trans>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.count}>
        <Trans>
          {number} of {total}
        </Trans>
      </p>
    </div>
  );
});
